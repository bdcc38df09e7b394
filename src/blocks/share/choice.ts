import { choiceOf } from '../pageChoice'
import type { SharePageOptions } from './sharePage'

export const share = /* #__PURE__ */ choiceOf<SharePageOptions>('share', async () => (await import('./sharePage')).sharePage)
