import { defineEndpoint, textOf } from '../calls/endpoint'
import { settleOrder } from '../calls/payOrders'

/** What happens outside these pages: `POST /__mock__/pay` with `{"orderNo":"P1"}` pays that order, as the pay channel tells the server. */
export const payEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: '/__mock__/pay',
    outcomes: {
      ok: (context) => {
        const { orderNo, paidAt } = settleOrder(context, textOf(context, 'orderNo'))
        return { orderNo, paidAt }
      },
    },
  }),
]
