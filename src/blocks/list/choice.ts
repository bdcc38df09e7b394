import { choiceOf } from '../pageChoice'
import type { ListPageOptions } from './listPage'

// oxlint-disable-next-line typescript/no-explicit-any -- row and tab belong together inside a choice and are opaque outside it
export const list = /* #__PURE__ */ choiceOf<ListPageOptions<any, any>>('list', async () => (await import('./listPage')).listPage)
