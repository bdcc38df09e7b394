import { findByMobile, KNOWN_PHONES, type Account } from '../state/accounts'
import type { Clock } from '../state/clock'
import { definePart, type MockState } from '../state/state'

/** The activities that test drives are ordered in: bookings and leads, bookings only, leads only. */
export const SOURCE_ID = { both: 'TESTDRIVE2026', bookings: 'TESTDRIVE2026RIDE', leads: 'TESTDRIVE2026LEAD' } as const

/** How long an order waits to be confirmed. */
const CONFIRMED_AFTER = 4_000

/** A test drive as it was ordered. `experienceTime` is `YYYY-MM-DD HH:mm:ss`. */
export type TestDriveRequest = {
  readonly sourceId: string
  readonly name: string
  readonly phone: string
  readonly experienceTime: string
  readonly originPoi: string
  readonly carType: string
}

type TestDriveOrder = TestDriveRequest & {
  readonly uid: string
  readonly orderNo: string
  /** By the backend's clock, in milliseconds. */
  readonly placedAt: number
  isDone?: boolean
  isCancelled?: boolean
}

/** Every order there is, newest first: they are booked in one campaign and listed in another. */
export const testDriveOrders = definePart('testDriveOrders', (state): TestDriveOrder[] => {
  const busy = findByMobile(state, KNOWN_PHONES.dormant)
  const regular = findByMobile(state, KNOWN_PHONES.passenger)
  const { clock } = state
  const day = (days: number) => clock.shift({ days }).slice(0, 10)
  const at = (account: Account | undefined, index: number, rest: Omit<TestDriveOrder, 'uid' | 'orderNo' | 'name' | 'phone'>): TestDriveOrder[] =>
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

export const ordersOf = (state: MockState, { uid }: Account): readonly TestDriveOrder[] => testDriveOrders.of(state).filter((order) => order.uid === uid)

/** Orders one after the other into the future, or into the past where they are over, for lists of any length. */
export function orderAt(index: number, clock: Clock, isComing: boolean): TestDriveOrder {
  const over = index % 5 === 4 ? { isCancelled: true } : { isDone: true }
  const day = clock.shift({ days: isComing ? index + 1 : -index - 1 }).slice(0, 10)
  return { uid: '', orderNo: `many-${index + 1}`, name: '', phone: '', sourceId: SOURCE_ID.both, experienceTime: `${day} 10:00:00`, originPoi: '徐家汇(地铁站)', carType: '智己 L6 超长续航版', placedAt: 0, ...(!isComing && over) }
}

export const isInProgress = ({ isDone, isCancelled }: TestDriveOrder): boolean => !isDone && !isCancelled

const STATUS_NAME = { 1: '待确认', 2: '待试驾', 3: '已完成', 4: '已取消' } as const

/** Who can be called about an order that is confirmed. */
export const ADVISER = { contactName: '王顾问', contactPhone: '021-5555 6666' }

export function statusOf(state: MockState, { isDone, isCancelled, placedAt }: TestDriveOrder): { readonly orderStatus: keyof typeof STATUS_NAME; readonly orderStatusName: string } {
  const isWaiting = state.clock.milliseconds() - placedAt < CONFIRMED_AFTER
  const orderStatus = isCancelled ? 4 : isDone ? 3 : isWaiting ? 1 : 2
  return { orderStatus, orderStatusName: STATUS_NAME[orderStatus] }
}
