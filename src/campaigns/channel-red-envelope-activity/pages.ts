import type { EmptyPageOptions } from '@/blocks/empty/emptyPage'
import { useMessages } from '@/lib/i18n'
import { Emptied } from './art/Emptied'
import { envelopeMessages } from './messages'

export const soldOut: EmptyPageOptions = { useTexts: () => useMessages(envelopeMessages).empty, Art: Emptied, leadsTo: 'app' }
