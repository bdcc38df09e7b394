import { parseShanghaiTime } from '@/lib/time/shanghai'
import { callerOf, numberOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { Refusal } from '@/mocks/calls/refusal'
import { definePart } from '@/mocks/state/state'
import { ADVISER, isInProgress, ordersOf, statusOf, testDriveOrders } from '@/mocks/seeds/testDriveOrders'

const BOOKING_EXISTS = -196814
const TIME_TAKEN = -196815
const REWARD_RECEIVED = -196202
const BAD_REQUEST = -200400

const own = (context: EndpointContext) => ordersOf(context.state, callerOf(context))

export const ordersInProgress = (context: EndpointContext) => ({
  bannerOrderList: own(context)
    .filter(isInProgress)
    .map((order) => {
      const { orderNo, sourceId, experienceTime, originPoi, carType } = order
      return { sourceId, appointmentOrderDetail: { orderNo, ...statusOf(context.state, order), experienceTime, originPoi, carType } }
    }),
})

/** No order, or no user is logged in (spec 2 §3). */
export const NO_ORDER = { hasDuty: 2 } as const

/** The order of this number, else the newest one in progress of the activity. */
export function orderOf(context: EndpointContext) {
  if (!context.account) return NO_ORDER
  const [sourceId, orderNo] = [textOf(context, 'sourceId'), textOf(context, 'orderNo')]
  const order = own(context).find((candidate) => (orderNo === '' ? candidate.sourceId === sourceId && isInProgress(candidate) : candidate.orderNo === orderNo))
  if (!order) return NO_ORDER
  const status = statusOf(context.state, order)
  const { name, phone, experienceTime, originPoi, carType } = order
  const isOpen = isInProgress(order) ? 1 : 0
  const facts = { name, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, experienceTime, originPoi, carType }
  return { hasDuty: isOpen, orderNo: order.orderNo, ...status, ...facts, ...(status.orderStatus === 2 && ADVISER), goToApp: status.orderStatus === 2 ? 1 : 0, cancelButton: isOpen }
}

/** As a backend has it that counts an order by its number alone: 0 is an order too (spec 2 §2.1, guide). */
export function orderWithoutDuty(context: EndpointContext) {
  const order = orderOf(context)
  return order === NO_ORDER ? order : { ...order, hasDuty: 0 }
}

/** One order at a time for each activity, and one at each of its times; a user who has one is told its number with the refusal. */
export function book(context: EndpointContext) {
  const { state } = context
  const field = (name: string) => textOf(context, name)
  const request = { sourceId: field('sourceId'), name: field('name'), phone: field('phone'), experienceTime: field('experienceTime'), originPoi: field('originPoi'), carType: field('carType') }
  const known = own(context).find((order) => order.sourceId === request.sourceId && isInProgress(order))
  if (known) throw new Refusal(BOOKING_EXISTS, { orderNo: known.orderNo })
  if (!/^1\d{10}$/.test(request.phone) || request.name === '' || request.originPoi === '' || !/^\d{4}-\d\d-\d\d \d\d:\d0:00$/.test(request.experienceTime)) throw new Refusal(BAD_REQUEST)
  const time = parseShanghaiTime(request.experienceTime)
  if (time === undefined || time <= state.clock.milliseconds()) throw new Refusal(BAD_REQUEST)
  if (testDriveOrders.of(state).some((order) => order.sourceId === request.sourceId && order.experienceTime === request.experienceTime && isInProgress(order))) throw new Refusal(TIME_TAKEN)
  const orderNo = `TD${state.clock.now().slice(0, 10).replace(/-/g, '')}${state.random('testDriveOrders').text('0123456789', 6)}`
  testDriveOrders.of(state).unshift({ ...request, uid: callerOf(context).uid, orderNo, placedAt: state.clock.milliseconds() })
  return { orderNo }
}

export function bookTwice(context: EndpointContext): never {
  throw new Refusal(BOOKING_EXISTS, book(context))
}

const orderToCancel = (context: EndpointContext) => own(context).find((order) => order.orderNo === textOf(context, 'orderNo') && isInProgress(order))

const CANCELLED = { confirmMsg: '', hasDuty: 2 }

/** secondConfirm 1 asks, 2 does it. */
export function cancel(context: EndpointContext) {
  if (numberOf(context, 'secondConfirm', 1) === 1) return { confirmMsg: '取消后需重新预约，确定取消本次试驾吗？', hasDuty: 1 }
  const order = orderToCancel(context)
  if (!order) throw new Refusal(BAD_REQUEST, undefined, '订单状态已变化，请刷新后重试')
  order.isCancelled = true
  return CANCELLED
}

/** It was cancelled elsewhere meanwhile. */
export function cancelledElsewhere(context: EndpointContext) {
  Object.assign(orderToCancel(context) ?? {}, { isCancelled: true })
  return CANCELLED
}

/** `owners`: uuids that have been given out, and to whom each has been given, '' until then. `rewarded`: uids that have had the reward, by activity. */
const leads = definePart('testDriveLeads', (): { readonly owners: Record<string, string>; readonly rewarded: Record<string, string[]> } => ({ owners: {}, rewarded: {} }))

export function leaveLead(context: EndpointContext) {
  if (!/^1\d{10}$/.test(textOf(context, 'phone'))) throw new Refusal(BAD_REQUEST)
  const uuid = context.state.random('testDriveLeads').text('0123456789abcdef', 32)
  leads.of(context.state).owners[uuid] = ''
  return { uuid }
}

/** The reward comes once a user and activity: rewardFlag 1, and 2 from then on. */
export function giveLead(context: EndpointContext) {
  const { owners, rewarded } = leads.of(context.state)
  const [{ uid }, uuid] = [callerOf(context), textOf(context, 'uuid')]
  const owner = Object.hasOwn(owners, uuid) ? owners[uuid] : undefined
  if (owner === undefined) throw new Refusal(BAD_REQUEST)
  if (owner !== '' && owner !== uid) throw new Refusal(REWARD_RECEIVED)
  owners[uuid] = uid
  const had = (rewarded[textOf(context, 'sourceId')] ??= [])
  if (had.includes(uid)) return { rewardFlag: 2 }
  had.push(uid)
  return { rewardFlag: 1 }
}
