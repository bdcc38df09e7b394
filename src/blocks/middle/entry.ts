import { from } from '../pageChoice'
import type { MiddlePageOptions } from './middlePage'

export const middle = /* #__PURE__ */ from<MiddlePageOptions>('middle', async () => (await import('./middlePage')).middlePage)
