import { choiceOf } from '../pageChoice'
import type { ListPageOptions } from './listPage'

/** The rows of one thing, such as a day or a driver: looks and works as a list, and an empty one says that there is no such thing. */
// oxlint-disable-next-line typescript/no-explicit-any -- row and tab belong together inside a choice and are opaque outside it
export const detail = /* #__PURE__ */ choiceOf<ListPageOptions<any, any>>('detail', async () => (await import('./listPage')).listPage)
