import { choiceOf } from '../pageChoice'
import type { WithdrawPageOptions } from './withdrawPage'

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the campaign's page call says besides
export const withdraw = /* #__PURE__ */ choiceOf<WithdrawPageOptions<any>>('withdraw', async () => (await import('./withdrawPage')).withdrawPage)
