import type { AddressData } from './pages/address/addressData'
import type { BookingData } from './pages/booking/bookingData'
import type { EndData } from './pages/end/endData'
import type { GuideData } from './pages/guide/guideData'
import type { HomeData } from './pages/home/homeData'
import type { LeadData } from './pages/lead/leadData'
import type { OrderData } from './pages/order/orderData'

const NOW = Date.UTC(2026, 10, 20, 1, 0)

const order = { sourceId: 'TESTDRIVE2026', orderNo: 'TD2026112000001', statusName: '待试驾', time: '2026-11-21 14:30:00', place: '人民广场地铁站12号口' }

const home: HomeData = {
  channel: 'common',
  banners: [
    { sourceId: 'TESTDRIVE2026', name: '纯电轿跑 城市试驾', image: '' },
    { sourceId: 'TESTDRIVE2026RIDE', name: '家庭 SUV 周末试驾', image: '' },
    { sourceId: 'TESTDRIVE2026LEAD', name: '新车上市 购车礼遇', image: '' },
  ],
  message: { content: '您有1个试驾订单待体验', link: '' },
  orders: [order, { ...order, sourceId: 'TESTDRIVE2026RIDE', orderNo: 'TD2026112000002', statusName: '待确认', time: '2026-11-20 18:00:00', place: '静安寺久光百货' }],
  now: NOW,
}

export const homeFixtures = {
  default: home,
  member: { ...home, channel: 'member' },
  oneOrder: { ...home, orders: [order], message: null },
  empty: { ...home, banners: [], message: null, orders: [] },
} satisfies Record<string, HomeData>

export const guideFixtures = {
  default: { takesBookings: true, takesLeads: true, channel: 'common' },
  bookingOnly: { takesBookings: true, takesLeads: false, channel: 'common' },
  member: { takesBookings: true, takesLeads: true, channel: 'member' },
} satisfies Record<string, GuideData>

const blank = { value: '', validateStatus: '' } as const
const filled = (value: string) => ({ value, validateStatus: '' }) as const
const wrong = (value = '') => ({ value, validateStatus: 'error' }) as const

const slot = (time: string, isTooSoon = false) => ({ time, isTooSoon })

const emptyBooking: BookingData = {
  form: { name: blank, phone: blank, experienceTime: blank, city: blank, originPoi: blank, carType: filled('智己 L6 超长续航版'), originLon: '', originLat: '', beginAddress: '', originPoiType: '' },
  hasAgreed: false,
  isBusy: false,
  channel: 'common',
  slots: () => [slot('2026-11-20 10:50:00', true), slot('2026-11-20 11:00:00'), slot('2026-11-20 11:10:00'), slot('2026-11-20 12:00:00'), slot('2026-11-21 09:00:00'), slot('2026-11-21 09:30:00')],
  timesAsked: 0,
  now: () => NOW,
}

const fullBooking: BookingData = {
  ...emptyBooking,
  form: {
    ...emptyBooking.form,
    name: filled('李晓明'),
    phone: filled('13800138000'),
    experienceTime: filled('2026-11-21 09:30:00'),
    city: filled('上海市'),
    originPoi: filled('人民广场地铁站12号口'),
    originLon: '121.475190',
    originLat: '31.232781',
    beginAddress: '黄浦区西藏中路',
    originPoiType: '150500',
  },
  hasAgreed: true,
}

export const bookingFixtures = {
  default: emptyBooking,
  filled: fullBooking,
  wrong: { ...emptyBooking, form: { ...emptyBooking.form, name: wrong(), phone: wrong('138'), experienceTime: wrong(), originPoi: wrong() } },
  noTimes: { ...emptyBooking, slots: () => [] },
} satisfies Record<string, BookingData>

const emptyLead: LeadData = {
  form: { name: blank, phone: blank, province: blank, city: blank, dealer: blank },
  hasAgreed: false,
  isBusy: false,
  channel: 'common',
  isDone: false,
  dealers: {
    status: 'ready',
    provinces: [
      {
        name: '上海市',
        cities: [{ name: '上海市', dealers: ['上海浦东体验中心', '上海静安体验中心'] }],
      },
      {
        name: '江苏省',
        cities: [
          { name: '苏州市', dealers: ['苏州工业园区体验中心'] },
          { name: '南京市', dealers: ['南京建邺体验中心', '南京江宁体验中心'] },
        ],
      },
    ],
  },
}

export const leadFixtures = {
  default: emptyLead,
  filled: { ...emptyLead, form: { name: filled('李晓明'), phone: filled('13800138000'), province: filled('江苏省'), city: filled('南京市'), dealer: filled('南京建邺体验中心') }, hasAgreed: true },
  wrong: { ...emptyLead, form: { name: wrong(), phone: wrong('1'), province: wrong(), city: wrong(), dealer: wrong() } },
  done: { ...emptyLead, isDone: true },
} satisfies Record<string, LeadData>

export const endFixtures = {
  default: { claim: 'none', channel: 'common' },
  rewarded: { claim: 'rewarded', channel: 'common' },
  claimed: { claim: 'claimed', channel: 'common' },
  failed: { claim: 'failed', channel: 'common' },
} satisfies Record<string, EndData>

const bookedOrder: OrderData['order'] = {
  orderNo: 'TD2026112000001',
  statusName: '待试驾',
  isWaiting: false,
  name: '李晓明',
  phone: '138****8000',
  time: '2026-11-21 14:30:00',
  place: '人民广场地铁站12号口',
  carType: '智己 L6 超长续航版',
  isInApp: false,
  canCancel: true,
}

export const orderFixtures = {
  default: { order: bookedOrder, channel: 'common', isCancelling: false, now: NOW },
  waiting: { order: { ...bookedOrder, statusName: '待确认', isWaiting: true }, channel: 'common', isCancelling: false, now: NOW },
  done: { order: { ...bookedOrder, statusName: '已完成', canCancel: false, isInApp: true }, channel: 'common', isCancelling: false, now: NOW },
  none: { order: undefined, channel: 'common', isCancelling: false, now: NOW },
} satisfies Record<string, OrderData>

export const addressFixtures = {
  default: {
    city: '上海市',
    cityList: [
      { code: '310000', name: '上海市' },
      { code: '320500', name: '苏州市' },
    ],
    keyword: '',
    beginAddress: '',
    search: {
      status: 'found',
      places: [{ name: '人民广场(地铁站)', address: '1号线;2号线;8号线', lon: '121.475190', lat: '31.232781', city: '上海市', typeCode: '150500', parts: [] }],
    },
  },
} satisfies Record<string, AddressData>
