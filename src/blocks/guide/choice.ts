import { choiceOf } from '../pageChoice'
import type { GuidePageOptions } from './guidePage'

export const guide = /* #__PURE__ */ choiceOf<GuidePageOptions>('guide', async () => (await import('./guidePage')).guidePage)
