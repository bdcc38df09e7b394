import { findByMobile } from '../state/accounts'
import { defineEndpoint, textOf } from '../calls/endpoint'
import { finishFirstOrder } from '../seeds/firstOrders'
import { Refusal } from '../calls/refusal'

/** What happens outside these pages and pays for invitations: `POST /__mock__/firstOrder` with `{"mobile":"13511112222"}` finishes that person's first order. */
export const firstOrderEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: '/__mock__/firstOrder',
    outcomes: {
      ok: (context) => {
        const account = findByMobile(context.state, textOf(context, 'mobile'))
        if (!account) throw new Refusal(-200400, undefined, '该手机号还没有注册')
        return { finishTime: finishFirstOrder(context.state, account) }
      },
    },
  }),
]
