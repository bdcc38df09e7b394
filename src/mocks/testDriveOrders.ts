import type { BookingRequest, OrderReply } from '@/campaigns/test-drive-activity/contract'
import { findByMobile, KNOWN_PHONES, type Account } from './accounts'
import { Refusal } from './refusal'
import { definePart, type MockState } from './state'

/** The activities of the test-drive campaign: bookings and leads, bookings only, leads only. */
export const SOURCE_ID = { both: 'TESTDRIVE2026', bookings: 'TESTDRIVE2026RIDE', leads: 'TESTDRIVE2026LEAD' } as const

const BOOKING_EXISTS = -196814
const BAD_REQUEST = -200400
/** How long an order waits to be confirmed. */
const CONFIRMED_AFTER = 4_000

type Order = Pick<BookingRequest, 'sourceId' | 'name' | 'phone' | 'experienceTime' | 'originPoi' | 'carType'> & {
  readonly uid: string
  readonly orderNo: string
  /** By the backend's clock, in milliseconds. */
  readonly placedAt: number
  isDone?: boolean
  isCancelled?: boolean
}

const STATUS_NAME = { 1: '待确认', 2: '待试驾', 3: '已完成', 4: '已取消' } as const

const orders = definePart('testDriveOrders', (state): Order[] => {
  const busy = findByMobile(state, KNOWN_PHONES.dormant)
  const regular = findByMobile(state, KNOWN_PHONES.passenger)
  const { clock } = state
  const day = (days: number) => clock.shift({ days }).slice(0, 10)
  const at = (account: Account | undefined, index: number, rest: Omit<Order, 'uid' | 'orderNo' | 'name' | 'phone'>): Order[] =>
    account ? [{ uid: account.uid, orderNo: `TD${day(-index).replace(/-/g, '')}${String(index).padStart(5, '0')}`, name: '李晓明', phone: account.mobile, ...rest }] : []
  return [
    ...at(busy, 1, { sourceId: SOURCE_ID.both, experienceTime: `${day(1)} 14:30:00`, originPoi: '人民广场(地铁站)', carType: '智己 L6 超长续航版', placedAt: 0 }),
    ...at(busy, 2, { sourceId: SOURCE_ID.bookings, experienceTime: `${day(3)} 10:00:00`, originPoi: '静安寺久光百货', carType: '智己 LS6 旗舰版', placedAt: 0 }),
    ...at(busy, 9, { sourceId: SOURCE_ID.both, experienceTime: `${day(-8)} 16:00:00`, originPoi: '上海站', carType: '智己 L6 超长续航版', placedAt: 0, isCancelled: true }),
    ...Array.from({ length: 26 }, (_, index) =>
      at(regular, index + 20, { sourceId: SOURCE_ID.both, experienceTime: `${day(-index * 6 - 12)} 10:${String((index * 10) % 60).padStart(2, '0')}:00`, originPoi: index % 2 === 0 ? '徐家汇(地铁站)' : '环球港', carType: '智己 L6 超长续航版', placedAt: 0, isDone: true }),
    ).flat(),
  ]
})

function statusOf(state: MockState, { isDone, isCancelled, placedAt }: Order): keyof typeof STATUS_NAME {
  if (isCancelled) return 4
  if (isDone) return 3
  return state.clock.milliseconds() - placedAt < CONFIRMED_AFTER ? 1 : 2
}

const isInProgress = ({ isDone, isCancelled }: Order): boolean => !isDone && !isCancelled

/** Newest first. */
const ordersOf = (state: MockState, { uid }: Account): readonly Order[] => orders.of(state).filter((order) => order.uid === uid)

export function inProgress(state: MockState, account: Account) {
  return ordersOf(state, account)
    .filter(isInProgress)
    .map((order) => ({
      sourceId: order.sourceId,
      appointmentOrderDetail: { orderNo: order.orderNo, orderStatusName: STATUS_NAME[statusOf(state, order)], experienceTime: order.experienceTime, originPoi: order.originPoi, carType: order.carType },
    }))
}

/** Every order as a row of the app's list; `tab` is 1 in progress, 2 over. */
export function listed(state: MockState, account: Account, tab: number) {
  return ordersOf(state, account)
    .filter((order) => isInProgress(order) === (tab === 1))
    .map((order) => {
      const { orderNo, sourceId, experienceTime, originPoi, carType } = order
      return { orderNo, sourceId, statusName: STATUS_NAME[statusOf(state, order)], carType, experienceTime, originPoi }
    })
}

/** The order of this number, else the newest one in progress of the activity; `{ hasDuty: 2 }` where there is none. */
export function detail(state: MockState, account: Account, sourceId: string, orderNo: string): Partial<OrderReply> {
  const own = ordersOf(state, account)
  const order = orderNo === '' ? own.find((candidate) => candidate.sourceId === sourceId && isInProgress(candidate)) : own.find((candidate) => candidate.orderNo === orderNo)
  if (!order) return { hasDuty: 2 }
  const orderStatus = statusOf(state, order)
  const { name, phone, experienceTime, originPoi, carType } = order
  return {
    hasDuty: isInProgress(order) ? 1 : 0,
    orderNo: order.orderNo,
    orderStatus,
    orderStatusName: STATUS_NAME[orderStatus],
    name,
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    experienceTime,
    originPoi,
    carType,
    goToApp: orderStatus === 2 ? 1 : 0,
    cancelButton: isInProgress(order) ? 1 : 0,
  }
}

/** One order at a time for each activity; who has one is told its number with the refusal. */
export function book(state: MockState, account: Account, request: Pick<Order, 'sourceId' | 'name' | 'phone' | 'experienceTime' | 'originPoi' | 'carType'>): string {
  const known = ordersOf(state, account).find((order) => order.sourceId === request.sourceId && isInProgress(order))
  if (known) throw new Refusal(BOOKING_EXISTS, { orderNo: known.orderNo })
  if (!/^1\d{10}$/.test(request.phone) || request.name === '' || request.originPoi === '' || !/^\d{4}-\d\d-\d\d \d\d:\d0:00$/.test(request.experienceTime)) throw new Refusal(BAD_REQUEST)
  const orderNo = `TD${state.clock.now().slice(0, 10).replace(/-/g, '')}${state.random('testDriveOrders').text('0123456789', 6)}`
  orders.of(state).unshift({ ...request, uid: account.uid, orderNo, placedAt: state.clock.milliseconds() })
  return orderNo
}

/** Marks an order as cancelled. False for one that is not there, or over. */
export function cancel(state: MockState, account: Account, orderNo: string): boolean {
  const order = ordersOf(state, account).find((candidate) => candidate.orderNo === orderNo && isInProgress(candidate))
  if (order) order.isCancelled = true
  return order !== undefined
}
