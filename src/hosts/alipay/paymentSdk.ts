import { loadScript, ScriptFailure } from '@/lib/device/loadScript'
import type { HostDone, HostFailure } from '../host'

/** How long the payment app may take for a call (ms). */
export const PAYMENT_TIMEOUT_MS = 3_000

type Callbacks = { readonly success: () => void; readonly fail: (answer?: { readonly error?: number | string; readonly errorMessage?: string }) => void }

/** What the vendor's web-view script puts on the window, as far as it is used. `postMessage` and `startShare` have no answer. */
export type PaymentSdk = {
  readonly postMessage: (message: object) => void
  readonly startShare: () => void
  readonly navigateTo: (page: { readonly url: string } & Callbacks) => void
  readonly switchTab: (page: { readonly url: string } & Callbacks) => void
  readonly navigateBack: (step: { readonly delta: number } & Callbacks) => void
  /** The cashier. It succeeds also where nothing was paid: the code says what happened. Old versions do not have it. */
  readonly tradePay?: (trade: { readonly tradeNO: string; readonly success: (answer?: { readonly resultCode?: string | number }) => void; readonly fail: Callbacks['fail'] }) => void
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own
  interface Window {
    my?: PaymentSdk
  }
}

/** Codes of the payment app: cancelled by the user, no such call, no permission. */
const KINDS: Readonly<Record<string, HostFailure['kind']>> = { 11: 'cancelled', 1: 'unsupported', 3: 'unsupported', 4: 'denied' }

/** The vendor's script, fetched with the first call. Every call is given `callbacks`; one without an answer calls `success` itself. */
export async function callPayment(script: string, call: string, ask: (my: PaymentSdk, callbacks: Callbacks) => void, limit = PAYMENT_TIMEOUT_MS): HostDone {
  const failed = (kind: HostFailure['kind'], message = '') => ({ ok: false, failure: { kind, call, message } }) as const
  try {
    // One attempt: the user waits for it, and the next call asks the network again.
    if (!window.my) await loadScript(script, { timeoutMs: PAYMENT_TIMEOUT_MS, attempts: 1 })
  } catch (error) {
    return failed(error instanceof ScriptFailure && error.reason === 'timeout' ? 'timeout' : 'failed', error instanceof Error ? error.message : '')
  }
  const { my } = window
  if (!my) return failed('unsupported')
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(failed('timeout')), limit)
    const settle = (reply: Awaited<HostDone>) => {
      clearTimeout(timer)
      resolve(reply)
    }
    const fail: Callbacks['fail'] = (answer) => settle(failed(KINDS[String(answer?.error)] ?? 'failed', answer?.errorMessage))
    try {
      ask(my, { success: () => settle({ ok: true, value: null }), fail })
    } catch (error) {
      settle(failed('failed', error instanceof Error ? error.message : ''))
    }
  })
}
