import type { FormField } from '@/features/testDrive'
import type { BookingData } from './pages/booking'
import type { EndData } from './pages/end'
import type { GuideData } from './pages/guide'
import type { HomeData } from './pages/home'
import type { LeadData } from './pages/lead'
import type { OrderData } from './pages/order'

const NOW = Date.UTC(2026, 10, 20, 1, 0)
const CAR = '智己 L6 超长续航版'
const PLACE = '人民广场(地铁站)'

const order = { sourceId: 'TESTDRIVE2026', orderNo: 'TD2026112000001', status: 'confirmed', statusName: '待试驾', time: '2026-11-21 14:30:00', place: PLACE } as const

const home: HomeData = {
  channel: 'common',
  banners: [
    { sourceId: 'TESTDRIVE2026', name: '纯电轿跑 城市试驾', image: '' },
    { sourceId: 'TESTDRIVE2026RIDE', name: '家庭 SUV 周末试驾', image: '' },
    { sourceId: 'TESTDRIVE2026LEAD', name: '新车上市 购车礼遇', image: '' },
  ],
  message: { content: '你有2个试驾订单待体验', link: '/market-platform-h5/test-drive-activity?sourceId=TESTDRIVE2026RIDE' },
  orders: [order, { ...order, sourceId: 'TESTDRIVE2026RIDE', orderNo: 'TD2026112000002', status: 'waiting', statusName: '待确认', time: '2026-11-20 18:00:00', place: '静安寺久光百货' }],
  now: () => NOW,
}

export const homeFixtures = {
  default: home,
  member: { ...home, channel: 'member' },
  oneOrder: { ...home, orders: [order], message: null },
  empty: { ...home, banners: [], message: null, orders: [] },
} satisfies Record<string, HomeData>

const guide: GuideData = { takesBookings: true, takesLeads: true, channel: 'common', isWaiting: false }

export const guideFixtures = {
  default: guide,
  bookingOnly: { ...guide, takesLeads: false },
  member: { ...guide, channel: 'member' },
  waiting: { ...guide, isWaiting: true },
  nothing: { ...guide, takesBookings: false, takesLeads: false },
} satisfies Record<string, GuideData>

const field = (value = ''): FormField => ({ value, validateStatus: '' })
const wrong = (value = ''): FormField => ({ value, validateStatus: 'error' })
const slot = (time: string, isTooSoon = false, isFull = false) => ({ time: `2026-11-${time}:00`, isTooSoon, isFull })

const blank = { name: field(), phone: field(), city: field() }
const someone = { name: field('李晓明'), phone: field('13800138000') }

const booking: BookingData = {
  form: { ...blank, experienceTime: field(), originPoi: field(), carType: field(CAR), originLon: '', originLat: '', beginAddress: '', originPoiType: '' },
  hasAgreed: false,
  isBusy: false,
  channel: 'common',
  slots: () => [slot('20 10:50', true), slot('20 11:00'), slot('20 11:10'), slot('20 12:00', false, true), slot('21 09:00'), slot('21 09:30')],
  timesAsked: 0,
  now: () => NOW,
}

const pickUp = { city: field('上海市'), originPoi: field(PLACE), originLon: '121.475190', originLat: '31.232781', beginAddress: '黄浦区西藏中路', originPoiType: '150500' }

export const bookingFixtures = {
  default: booking,
  filled: { ...booking, form: { ...booking.form, ...someone, ...pickUp, experienceTime: field('2026-11-21 09:30:00') }, hasAgreed: true },
  wrong: { ...booking, form: { ...booking.form, name: wrong(), phone: wrong('138'), experienceTime: wrong(), originPoi: wrong() } },
  noTimes: { ...booking, slots: () => [] },
  member: { ...booking, channel: 'member' },
} satisfies Record<string, BookingData>

const lead = {
  form: { ...blank, province: field(), dealer: field() },
  hasAgreed: false,
  isBusy: false,
  channel: 'common',
  isDone: false,
  dealers: [
    { name: '上海市', cities: [{ name: '上海市', dealers: ['上海浦东体验中心', '上海静安体验中心'] }] },
    { name: '江苏省', cities: [{ name: '苏州市', dealers: ['苏州工业园区体验中心'] }, { name: '南京市', dealers: ['南京建邺体验中心', '南京江宁体验中心'] }] },
  ],
} satisfies LeadData

export const leadFixtures = {
  default: lead,
  filled: { ...lead, form: { ...someone, province: field('江苏省'), city: field('南京市'), dealer: field('南京建邺体验中心') }, hasAgreed: true },
  wrong: { ...lead, form: { name: wrong(), phone: wrong('1'), province: wrong(), city: wrong(), dealer: wrong() } },
  done: { ...lead, isDone: true },
  noDealers: { ...lead, dealers: null },
  member: { ...lead, channel: 'member' },
} satisfies Record<string, LeadData>

const claims = (claim: EndData['claim']): EndData => ({ claim, channel: 'common' })

export const endFixtures = { default: claims('none'), rewarded: claims('rewarded'), claimed: claims('claimed'), failed: claims('failed'), member: { ...claims('none'), channel: 'member' as const } }

const booked: NonNullable<OrderData['order']> = { ...order, name: '李晓明', phone: '138****8000', carType: CAR, contact: { name: '王顾问', phone: '02155556666' }, isInApp: false, canCancel: true }
const uncalled = { name: '', phone: '' }

const orderData: OrderData = { order: booked, isLoggedOut: false, channel: 'common', isCancelling: false, now: () => NOW }

export const orderFixtures = {
  default: orderData,
  waiting: { ...orderData, order: { ...booked, status: 'waiting', statusName: '待确认', contact: uncalled } },
  inApp: { ...orderData, order: { ...booked, isInApp: true } },
  done: { ...orderData, order: { ...booked, status: 'done', statusName: '已完成', time: '2026-11-19 14:30:00', contact: uncalled, isInApp: true, canCancel: false } },
  cancelled: { ...orderData, order: { ...booked, status: 'cancelled', statusName: '已取消', contact: uncalled, isInApp: true, canCancel: false } },
  none: { ...orderData, order: undefined },
  loggedOut: { ...orderData, order: undefined, isLoggedOut: true },
  member: { ...orderData, channel: 'member' },
} satisfies Record<string, OrderData>
