import { candlePath, defineEndpoint, textOf } from '../calls/endpoint'
import { installPaymentStub, type PaymentBehaviour } from '../hosts/paymentStub'
import { Refusal } from '../calls/refusal'

const BAD_REQUEST = -200400

const script = (behaviour: PaymentBehaviour) => () =>
  new Response(`;(${installPaymentStub.toString()})(window, ${JSON.stringify(behaviour)})`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })

/** What the hosts' own SDKs need: the payment app's script as the development stage names it, and the chat app's signature of a page. */
export const hostEndpoints = [
  defineEndpoint({
    name: 'paymentScript',
    method: 'GET',
    path: '/vendor/payment.js',
    outcomes: { ok: script('success'), failing: script('failing'), hangs: script('hangs') },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('getChatPageSignature'),
    outcomes: {
      ok: (context) => {
        const url = textOf(context, 'url')
        if (!URL.canParse(url) || url.includes('#')) throw new Refusal(BAD_REQUEST, undefined, '参数错误：url')
        const random = context.state.random('chatSignature')
        const opaque = (length: number) => random.text('abcdefghijklmnopqrstuvwxyz0123456789', length)
        return { appId: 'wx0123456789abcdef', timestamp: 1_790_000_000, nonceStr: opaque(16), signature: opaque(40) }
      },
    },
  }),
]
