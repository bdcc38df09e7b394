import { choiceOf } from '../pageChoice'
import type { EmptyPageOptions } from './emptyPage'

export const empty = /* #__PURE__ */ choiceOf<EmptyPageOptions>('empty', async () => (await import('./emptyPage')).emptyPage)
