import type { PayOutcome, PayParams } from './pay'
import { openHost } from './openHost'

/** The host's pay panel for an order. Never rejects, and answers once, whatever the host does. */
export async function openPay(params: PayParams): Promise<PayOutcome> {
  const { pay } = await openHost()
  return pay ? pay(params) : 'unsupported'
}
