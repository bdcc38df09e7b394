import { cardPage } from '@/blocks/card/cardPage'
import { useMessages } from '@/lib/i18n'
import { inviteeAppletMessages } from './messages'

/** What a friend sees first in the mini program. */
export const page = cardPage('inviteeApplet', { useTexts: () => useMessages(inviteeAppletMessages) })
