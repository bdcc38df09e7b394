import { choiceOf } from '../pageChoice'
import type { RecordPageOptions } from './recordPage'

/** One thing and all that is known of it; `detail` lists the rows of one. */
// oxlint-disable-next-line typescript/no-explicit-any -- record, fields and actions are opaque outside its choice
export const record = /* #__PURE__ */ choiceOf<RecordPageOptions<any, any, any>>('detail', async () => (await import('./recordPage')).recordPage)
