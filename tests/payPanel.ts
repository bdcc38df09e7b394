import type { Backend } from '@/mocks/backend'
import { sendRequest } from '@/mocks/sendRequest'
import { settleOrder } from '@/mocks/calls/payOrders'
import { healthyApp, installNativeApp, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'

/** What a pay panel does: it is paid and says so (once or twice), it is paid and says nothing understood, the user cancels, it fails, or it never answers. */
export type PanelBehaviour = 'paid' | 'paidTwice' | 'paidButGarbled' | 'cancelled' | 'failed' | 'missing' | 'never'

export type PayPanel = Pick<NativeAppStub, 'remove'> & {
  /** The links that the app was given to share. */
  readonly shared: () => readonly unknown[]
  /** With what it was opened, each time. */
  readonly opened: () => readonly Readonly<Record<string, unknown>>[]
  readonly behaves: (behaviour: PanelBehaviour) => void
}

/** The pay channel tells the server of an order. */
export const payOrder = (backend: Pick<Backend, 'handle'>, orderNo: unknown) => sendRequest(backend, '/__mock__/pay', { body: { orderNo } })

/** The native app around the page, with a pay panel whose payments the embedded backend hears of. */
export function installPayPanel(backend: Pick<Backend, 'state'>, first: PanelBehaviour = 'paid', isLoggedInApp = true): PayPanel {
  let behaviour = first
  const rest = healthyApp()
  const app = installNativeApp((call) => {
    if (call.method === 'getLoginTicket' && !isLoggedInApp) return call.answer({ code: '0', data: { ticket: '' } })
    if (call.method !== 'openPay') return rest(call)
    const { params, answer } = call
    const codes: Readonly<Partial<Record<PanelBehaviour, string>>> = { cancelled: '-1', failed: '99', missing: '1' }
    const code = codes[behaviour]
    if (code !== undefined) return answer({ code })
    if (behaviour === 'never') return
    const replies = { paid: [{ code: '0' }], paidTwice: [{ code: '0' }, { code: '0' }], paidButGarbled: ['<html>'] }[behaviour as 'paid' | 'paidTwice' | 'paidButGarbled']
    // Between pay channel and server: no call of the page's, which a test could spoil.
    settleOrder({ state: backend.state, clock: backend.state.clock }, String(params['orderNo']))
    replies.forEach((reply) => answer(reply))
  })
  return {
    shared: () => app.calls.filter(({ method }) => method === 'showShare').map(({ params }) => params['link']),
    opened: () => app.calls.filter(({ method }) => method === 'openPay').map(({ params }) => params),
    behaves: (next) => {
      behaviour = next
    },
    remove: app.remove,
  }
}
