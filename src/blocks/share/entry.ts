import { from } from '../pageChoice'
import type { SharePageOptions } from './sharePage'

export const share = /* #__PURE__ */ from<SharePageOptions>('share', async () => (await import('./sharePage')).sharePage)
