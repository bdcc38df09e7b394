import { browserHost } from '../browser/browserHost'
import type { DetectedHost } from '../detectHost'
import type { Host } from '../host'
import { hostEnvironment } from '../hostEnvironment'
import { pageShareMessage } from '../pageShareMessage'
import { PAY_TIMEOUT_MS, payOutcome, type PayOutcome } from '../pay'
import { callPayment } from './paymentSdk'

/** What the cashier says it came to; of any other code nothing is known (8000: under way, 6004: not known). */
const CASHIER: Readonly<Record<string, PayOutcome>> = { 9000: 'success', 6001: 'cancelled', 4000: 'failed', 6002: 'failed' }

/** A page inside the payment mini program. */
export function alipayHost(detected: DetectedHost): Host {
  const script = hostEnvironment().paymentScript
  const setPageShare: Host['setPageShare'] = (card) =>
    callPayment(script, 'postMessage', (my, { success }) => {
      my.postMessage(pageShareMessage(card))
      success()
    })
  return {
    ...browserHost(detected),
    setPageShare,
    share: async (card) => {
      const message = await setPageShare(card, () => Promise.reject(new Error('Nothing is signed here')))
      if (!message.ok) return message
      return callPayment(script, 'startShare', (my, { success }) => {
        my.startShare()
        success()
      })
    },
    openMiniProgramPage: async (url) => {
      const page = await callPayment(script, 'navigateTo', (my, callbacks) => my.navigateTo({ url, ...callbacks }))
      // The pages of the tab bar can be switched to only.
      return page.ok || page.failure.kind === 'timeout' ? page : callPayment(script, 'switchTab', (my, callbacks) => my.switchTab({ url, ...callbacks }))
    },
    pay: async ({ payToken }) => {
      // Until the cashier is asked nothing is paid: a script that does not come in time opens none.
      let outcome: PayOutcome = 'failed'
      const opened = await callPayment(
        script,
        'tradePay',
        (my, { success, fail }) => {
          if (!my.tradePay) return fail({ error: 1 })
          outcome = 'unknown'
          my.tradePay({
            tradeNO: payToken,
            success: (answer) => {
              outcome = CASHIER[String(answer?.resultCode)] ?? 'unknown'
              success()
            },
            fail,
          })
        },
        PAY_TIMEOUT_MS,
      )
      return opened.ok || opened.failure.kind === 'timeout' ? outcome : payOutcome(opened)
    },
    close: () => callPayment(script, 'navigateBack', (my, callbacks) => my.navigateBack({ delta: 1, ...callbacks })),
  }
}
