import type { CardPageOptions } from '@/blocks/card/cardPage'
import { useMessages } from '@/lib/i18n'
import { Arrived } from './art/Arrived'
import { finishMessages } from './messages'

/** On the home of the app, after a ride. */
export const appHome: CardPageOptions = { useTexts: () => useMessages(finishMessages).appHome, Art: Arrived }
