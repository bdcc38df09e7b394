import type { DetectedHost } from './detectHost'
import type { HostKind, HostReply } from './host'

/** What a pay panel is opened with: an order as the server made it. */
export type PayParams = {
  readonly orderNo: string
  /** Integer cents, as the page shows them. */
  readonly cents: number
  /** The server's own for this order and this host's panel; passed on as it is. */
  readonly payToken: string
}

/**
 * What a panel says of itself, which is never proof of a payment: `success`, it was gone through; `cancelled` by the user; `failed`, it says so;
 * `unknown`, it was opened and says nothing that is understood, or nothing at all; `unsupported`, nothing was opened, so nothing was paid.
 */
export type PayOutcome = 'success' | 'cancelled' | 'failed' | 'unknown' | 'unsupported'

/** How long a panel may be open: a user looks for a card or a password meanwhile (ms). */
export const PAY_TIMEOUT_MS = 300_000

const HOSTS_WITH_PANEL: readonly HostKind[] = ['nativeApp', 'wechatMiniProgram', 'alipayMiniProgram']

/** Whether there is a pay panel in this host, as far as can be known without a call. */
export const canPay = ({ kind }: DetectedHost): boolean => HOSTS_WITH_PANEL.includes(kind)

/** The outcome of a call that opened a panel. An answer that cannot be read, or none, is `unknown`: the payment may have been made. */
export function payOutcome(reply: HostReply<unknown>): PayOutcome {
  if (reply.ok) return 'success'
  switch (reply.failure.kind) {
    case 'unsupported':
    case 'outdated':
      return 'unsupported'
    case 'cancelled':
      return 'cancelled'
    case 'denied':
    case 'failed':
      return 'failed'
    default:
      return 'unknown'
  }
}
