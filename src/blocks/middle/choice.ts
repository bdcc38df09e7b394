import { choiceOf } from '../pageChoice'
import type { MiddlePageOptions } from './middlePage'

export const middle = /* #__PURE__ */ choiceOf<MiddlePageOptions>('middle', async () => (await import('./middlePage')).middlePage)
