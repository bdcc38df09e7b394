import { browserHost } from '../browser/browserHost'
import type { DetectedHost } from '../detectHost'
import type { Host } from '../host'
import { lazySdk } from '../lazySdk'
import { encodeParam } from '@/lib/url/encodeParam'
import { pageShareMessage } from '../pageShareMessage'
import { payOutcome } from '../pay'

/** The page of the mini program that pays: a web view cannot. It tells the page nothing, and leads back to it. */
const PAY_PAGE = '/pages/pay/pay'

const sdk = lazySdk(() => import('./chatSdk'))

/** A page inside the chat mini program. The mini program gets the page's card by message, without a signature. */
export function miniProgramHost(detected: DetectedHost): Host {
  return {
    ...browserHost(detected),
    setPageShare: (card) => sdk('setPageShare', ({ callChat, chatSdk }) => callChat('postMessage', (callbacks) => chatSdk.miniProgram.postMessage({ data: pageShareMessage(card), ...callbacks }))),
    openMiniProgramPage: (url) =>
      sdk('openMiniProgramPage', async ({ callChat, chatSdk }) => {
        const page = await callChat('navigateTo', (callbacks) => chatSdk.miniProgram.navigateTo({ url, ...callbacks }))
        // The pages of the tab bar can be switched to only.
        return page.ok || page.failure.kind === 'timeout' ? page : callChat('switchTab', (callbacks) => chatSdk.miniProgram.switchTab({ url, ...callbacks }))
      }),
    pay: async ({ orderNo, cents, payToken }) => {
      const url = `${PAY_PAGE}?orderNo=${encodeParam(orderNo)}&amount=${cents}&payToken=${encodeParam(payToken)}`
      const opened = await sdk('pay', ({ callChat, chatSdk }) => callChat('navigateTo', (callbacks) => chatSdk.miniProgram.navigateTo({ url, ...callbacks })))
      return opened.ok ? 'unknown' : payOutcome(opened)
    },
    close: () => sdk('close', ({ callChat, chatSdk }) => callChat('navigateBack', (callbacks) => chatSdk.miniProgram.navigateBack({ delta: 1, ...callbacks }))),
  }
}
