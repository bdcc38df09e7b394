import { entryOf } from '../pageChoice'
import type { ListPageOptions } from './listPage'

/** The rows of one thing: a list by its looks. */
// oxlint-disable-next-line typescript/no-explicit-any -- row and tab belong together inside a choice and are opaque outside it
export const detail = /* #__PURE__ */ entryOf<ListPageOptions<any, any>>('detail', async () => (await import('./detailPage')).detailPage)
