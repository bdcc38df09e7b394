import { choiceOf, type LazyOptions, type PageChoice } from '../pageChoice'
import type { CardPageOptions } from './cardPage'

const entry = /* #__PURE__ */ choiceOf<CardPageOptions>('card', async () => (await import('./cardPage')).cardPage)

/** A surface that is drawn elsewhere: it exists as a preview alone. */
export const card = (choice: LazyOptions<CardPageOptions>): PageChoice => entry(choice, { preview: 'only' })
