import { entryOf } from '../pageChoice'
import type { GuidePageOptions } from './guidePage'

export const guide = /* #__PURE__ */ entryOf<GuidePageOptions>('guide', async () => (await import('./guidePage')).guidePage)
