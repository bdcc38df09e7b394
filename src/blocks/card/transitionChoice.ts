import { choiceOf, type LazyOptions, type PageChoice } from '../pageChoice'
import type { TransitionCardOptions } from './transitionCard'

const entry = /* #__PURE__ */ choiceOf<TransitionCardOptions>('card', async () => (await import('./transitionCard')).transitionCard)

/** What is shown while the activity is opened elsewhere: a preview alone, too. */
export const transition = (choice: LazyOptions<TransitionCardOptions>): PageChoice => entry(choice, { preview: 'only' })
