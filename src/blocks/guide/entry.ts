import { from } from '../pageChoice'
import type { GuidePageOptions } from './guidePage'

export const guide = /* #__PURE__ */ from<GuidePageOptions>('guide', async () => (await import('./guidePage')).guidePage)
