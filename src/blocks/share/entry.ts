import { entryOf } from '../pageChoice'
import type { SharePageOptions } from './sharePage'

export const share = /* #__PURE__ */ entryOf<SharePageOptions>('share', async () => (await import('./sharePage')).sharePage)
