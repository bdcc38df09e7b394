import { choiceOf } from '../pageChoice'
import type { PayResultPageOptions } from './payResultPage'

// oxlint-disable-next-line typescript/no-explicit-any -- a result with fields of its own is the campaign's to read
export const payResult = /* #__PURE__ */ choiceOf<PayResultPageOptions<any>>('result', async () => (await import('./payResultPage')).payResultPage)
