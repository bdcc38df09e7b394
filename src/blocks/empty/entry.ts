import { from } from '../pageChoice'
import type { EmptyPageOptions } from './emptyPage'

export const empty = /* #__PURE__ */ from<EmptyPageOptions>('empty', async () => (await import('./emptyPage')).emptyPage)
