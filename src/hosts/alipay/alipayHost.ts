import { browserHost } from '../browser/browserHost'
import type { DetectedHost } from '../detectHost'
import type { Host } from '../host'
import { hostEnvironment } from '../hostEnvironment'
import { pageShareMessage } from '../pageShareMessage'
import { callPayment } from './paymentSdk'

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
    close: () => callPayment(script, 'navigateBack', (my, callbacks) => my.navigateBack({ delta: 1, ...callbacks })),
  }
}
