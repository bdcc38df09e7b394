import { entryOf } from '../pageChoice'
import type { MiddlePageOptions } from './middlePage'

export const middle = /* #__PURE__ */ entryOf<MiddlePageOptions>('middle', async () => (await import('./middlePage')).middlePage)
