import type { PayOrderReply, PayResultReply } from '@/services/candle/rows/payOrder'
import { activityOf, callerOf, numberOf, textOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { mockAction, mockQuery, requestIdOf } from './mockCalls'
import { Refusal } from './refusal'
import { definePart, type MockState } from '../state/state'

const STATUS = { unpaid: 1, processing: 2, paid: 3, closed: 4, refunded: 5 } as const

/** An order of a user's; `about` is the campaign's own: a package, a group. */
export type KeptOrder = { readonly orderNo: string; readonly uid: string; readonly sourceId: string; readonly requestId: string; readonly amount: number; status: keyof typeof STATUS; readonly madeAt: string; paidAt: string; readonly about: Readonly<Record<string, string>> }

const part = definePart('payOrders', (): { list: KeptOrder[] } => ({ list: [] }))

/** Newest last. */
export const ordersOf = (state: MockState): readonly KeptOrder[] => part.of(state).list

/** The pay channel tells the server: `orderNo` was paid. Nothing for an order that is over, or paid already. */
export function settleOrder({ state, clock }: Pick<EndpointContext, 'state' | 'clock'>, orderNo: string): KeptOrder {
  const order = ordersOf(state).find((kept) => kept.orderNo === orderNo)
  if (!order) throw new Refusal(-200400, undefined, '没有这笔订单')
  if (order.status === 'unpaid' || order.status === 'processing') Object.assign(order, { status: 'paid', paidAt: clock.now() })
  return order
}

/** How much it costs, what it is about; a refusal where it cannot be ordered. */
type Sell = (context: EndpointContext) => { readonly amount: number; readonly about: Readonly<Record<string, string>> }

const NO_LONGER = '价格有变化，请重新选择'

function makeOrder(context: EndpointContext, sell: Sell): KeptOrder {
  const { state, clock } = context
  const [requestId, { uid, isRisky }, { sourceId }] = [requestIdOf(context), callerOf(context), activityOf(context)]
  const known = ordersOf(state).find((order) => order.uid === uid && order.requestId === requestId)
  if (known) return known
  if (isRisky) throw new Refusal(-196606)
  const { amount, about } = sell(context)
  // What is asked for is what was shown, or nothing is.
  if (numberOf(context, 'amount', 0) !== amount) throw new Refusal(-200400, undefined, NO_LONGER)
  const { list } = part.of(state)
  // A new order gives up the user's unpaid one.
  for (const order of list) if (order.uid === uid && order.sourceId === sourceId && order.status === 'unpaid') order.status = 'closed'
  const order: KeptOrder = { orderNo: `P${clock.now().replace(/\D/g, '')}${list.length + 1}`, uid, sourceId, requestId, amount, status: 'unpaid', madeAt: clock.now(), paidAt: '', about }
  list.push(order)
  return order
}

/** The call that makes an order, once for each requestId. `lost`: it is made, and its reply is lost; `otherAmount`: its reply names another amount. */
export function mockPayOrder<Reply extends PayOrderReply = PayOrderReply>(name: string, sell: Sell, more: (order: KeptOrder) => Omit<Reply, keyof PayOrderReply> = () => ({}) as Omit<Reply, keyof PayOrderReply>, refusals: Parameters<typeof mockAction>[3] = {}): Endpoint {
  const reply = (order: KeptOrder) => ({ orderNo: order.orderNo, amount: order.amount, payToken: `T${order.orderNo}`, ...more(order) })
  const make: Outcome = (context) => reply(makeOrder(context, sell))
  const unheard: Outcome = (context) => (make(context), Response.error())
  const heardAgain: Outcome = (context) => {
    const before = ordersOf(context.state).length
    const made = make(context)
    return ordersOf(context.state).length > before ? Response.error() : made
  }
  return mockAction(name, make, { lost: unheard, lostOnce: heardAgain, otherAmount: (context) => ({ ...reply(makeOrder(context, sell)), amount: 1 }) }, { risk: [-196606], ...refusals })
}

/** The call that tells how an order stands, to its owner alone. */
export function mockPayResult<Reply extends PayResultReply = PayResultReply>(name: string, more: (order: KeptOrder, context: EndpointContext) => Omit<Reply, keyof PayResultReply>): Endpoint {
  const of = (context: EndpointContext): KeptOrder => {
    const order = ordersOf(context.state).find(({ orderNo, uid }) => orderNo === textOf(context, 'orderNo') && uid === callerOf(context).uid)
    if (!order) throw new Refusal(-200400, undefined, '没有这笔订单')
    return order
  }
  const as =
    (status?: KeptOrder['status']): Outcome =>
    (context) => {
      const order = of(context)
      const rest = more(order, context)
      return { orderNo: order.orderNo, amount: order.amount, payTime: order.paidAt, ...rest, status: STATUS[status ?? order.status] }
    }
  return mockQuery(name, { token: 'required', sourceId: 'known' }, as(), { unpaid: as('unpaid'), processing: as('processing'), paid: as('paid'), orderClosed: as('closed'), refunded: as('refunded') })
}
