import { entryOf } from '../pageChoice'
import type { EmptyPageOptions } from './emptyPage'

export const empty = /* #__PURE__ */ entryOf<EmptyPageOptions>('empty', async () => (await import('./emptyPage')).emptyPage)
