import type { Account } from '@/mocks/accounts'
import { Refusal } from '@/mocks/refusal'
import type { MockState } from '@/mocks/state'
import { isInProgress, ordersOf, statusOf, testDriveOrders, type TestDriveRequest } from '@/mocks/testDriveOrders'
import type { OrderReply } from '../contract'

const BOOKING_EXISTS = -196814
const BAD_REQUEST = -200400

export function inProgress(state: MockState, account: Account) {
  return ordersOf(state, account)
    .filter(isInProgress)
    .map((order) => {
      const { orderNo, sourceId, experienceTime, originPoi, carType } = order
      const { orderStatusName } = statusOf(state, order)
      return { sourceId, appointmentOrderDetail: { orderNo, orderStatusName, experienceTime, originPoi, carType } }
    })
}

/** The order of this number, else the newest one in progress of the activity; `{ hasDuty: 2 }` where there is none. */
export function detail(state: MockState, account: Account, sourceId: string, orderNo: string): Partial<OrderReply> {
  const own = ordersOf(state, account)
  const order = orderNo === '' ? own.find((candidate) => candidate.sourceId === sourceId && isInProgress(candidate)) : own.find((candidate) => candidate.orderNo === orderNo)
  if (!order) return { hasDuty: 2 }
  const status = statusOf(state, order)
  const { name, phone, experienceTime, originPoi, carType } = order
  return {
    hasDuty: isInProgress(order) ? 1 : 0,
    orderNo: order.orderNo,
    ...status,
    name,
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    experienceTime,
    originPoi,
    carType,
    goToApp: status.orderStatus === 2 ? 1 : 0,
    cancelButton: isInProgress(order) ? 1 : 0,
  }
}

/** One order at a time for each activity; who has one is told its number with the refusal. */
export function book(state: MockState, account: Account, request: TestDriveRequest): string {
  const known = ordersOf(state, account).find((order) => order.sourceId === request.sourceId && isInProgress(order))
  if (known) throw new Refusal(BOOKING_EXISTS, { orderNo: known.orderNo })
  if (!/^1\d{10}$/.test(request.phone) || request.name === '' || request.originPoi === '' || !/^\d{4}-\d\d-\d\d \d\d:\d0:00$/.test(request.experienceTime)) throw new Refusal(BAD_REQUEST)
  const orderNo = `TD${state.clock.now().slice(0, 10).replace(/-/g, '')}${state.random('testDriveOrders').text('0123456789', 6)}`
  testDriveOrders.of(state).unshift({ ...request, uid: account.uid, orderNo, placedAt: state.clock.milliseconds() })
  return orderNo
}

/** Marks an order as cancelled. False for one that is not there, or over. */
export function cancel(state: MockState, account: Account, orderNo: string): boolean {
  const order = ordersOf(state, account).find((candidate) => candidate.orderNo === orderNo && isInProgress(candidate))
  if (order) order.isCancelled = true
  return order !== undefined
}
