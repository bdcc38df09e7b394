import { artworkUrl } from '@/mocks/artwork'
import type { CampaignMocks } from '@/mocks/campaignMocks'
import { callerOf, candlePath, defineEndpoint, numberOf, textOf, type EndpointContext } from '@/mocks/endpoint'
import { Refusal } from '@/mocks/refusal'
import { findActivity } from '@/mocks/activities'
import { SOURCE_ID } from '@/mocks/testDriveOrders'
import { bothActivity, furtherActivities } from './activities'
import { dealerTree } from './dealers'
import { giveLead, leaveLead } from './leads'
import { book, cancel, detail, inProgress } from './orders'
import { pageOutcomes } from './page'

const BOOKING_EXISTS = -196814
const TIME_TAKEN = -196815
const GONE = '订单状态已变化，请刷新后重试'

const banner = (context: EndpointContext, sourceId: string, bgImage = '') => ({ activity: { sourceId, activityName: findActivity(context.state, sourceId)?.activityName ?? '' }, bannerPageConfig: { bgImage } })

const orderNoIn = (context: EndpointContext): string => textOf(context, 'orderNo')

function bookFor(context: EndpointContext): { orderNo: string } {
  const field = (name: string) => textOf(context, name)
  const request = { sourceId: field('sourceId'), name: field('name'), phone: field('phone'), experienceTime: field('experienceTime'), originPoi: field('originPoi'), carType: field('carType') }
  return { orderNo: book(context.state, callerOf(context), request) }
}

/** secondConfirm 1 asks, 2 does it. */
function cancelFor(context: EndpointContext) {
  const { state } = context
  if (numberOf(context, 'secondConfirm', 1) === 1) return { confirmMsg: '取消后需重新预约，确定取消本次试驾吗？', hasDuty: 1 }
  if (!cancel(state, callerOf(context), orderNoIn(context))) throw new Refusal(-200400, undefined, GONE)
  return { confirmMsg: '', hasDuty: 2 }
}

const wanting = { token: 'required', sourceId: 'known' } as const
const open = { token: 'optional', sourceId: 'open' } as const

export const mocks: CampaignMocks = {
  prefix: 'test-drive-activity',
  sourceId: SOURCE_ID.both,
  paths: ['', '/home', '/login', '/appointmentGuide', '/retainedCapital', '/retainedCapital/end', '/appointmentDrivingTest', '/appointmentDrivingTest/orderInfo', '/appointmentDrivingTest/address'],
  activity: bothActivity,
  furtherActivities,
  endpoints: [
    defineEndpoint({
      method: 'POST',
      path: candlePath('getTestDrivePage'),
      ...open,
      outcomes: pageOutcomes,
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('getTestDrivePageBanner'),
      outcomes: {
        ok: (context) => ({ activityInfoBannerList: Object.values(SOURCE_ID).map((sourceId) => banner(context, sourceId)) }),
        one: (context) => ({ activityInfoBannerList: [banner(context, SOURCE_ID.bookings)] }),
        pictures: (context) => ({ activityInfoBannerList: Object.values(SOURCE_ID).map((sourceId, index) => banner(context, sourceId, artworkUrl('banner', 190 + index * 25))) }),
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('getMessageBanner'),
      token: 'optional',
      outcomes: {
        ok: () => ({ messageBanner: { content: '周末试驾早鸟场开放预约，先到先得', jumpLink: `/market-platform-h5/test-drive-activity?sourceId=${SOURCE_ID.bookings}` } }),
        empty: () => ({ messageBanner: null }),
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('getTestDriveOrderBanner'),
      token: 'required',
      outcomes: { ok: (context) => ({ bannerOrderList: inProgress(context.state, callerOf(context)) }) },
    }),
    defineEndpoint({ method: 'POST', path: candlePath('getMobileByUid'), token: 'required', outcomes: { ok: (context) => ({ mobile: callerOf(context).mobile }) } }),
    defineEndpoint({ method: 'POST', path: candlePath('getTestDriveDealerList'), ...open, outcomes: { ok: () => dealerTree } }),
    defineEndpoint({ method: 'POST', path: candlePath('submitTestDrive'), ...open, outcomes: { ok: (context) => ({ uuid: leaveLead(context.state, textOf(context, 'phone')) }) } }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('getTestDriveOrder'),
      ...wanting,
      outcomes: {
        ok: (context) => detail(context.state, callerOf(context), textOf(context, 'sourceId'), orderNoIn(context)),
        none: () => ({ hasDuty: 2 }),
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('backFillUid'),
      ...wanting,
      outcomes: {
        ok: (context) => ({ rewardFlag: giveLead(context.state, callerOf(context), textOf(context, 'sourceId'), textOf(context, 'uuid')) }),
        claimed: () => ({ rewardFlag: 2 }),
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('passengerAppointmentTestDrive'),
      token: 'required',
      sourceId: 'open',
      outcomes: {
        ok: bookFor,
        /** There is an order already; its number comes with the refusal. */
        alreadyBooked: (context) => {
          throw new Refusal(BOOKING_EXISTS, bookFor(context))
        },
        [String(BOOKING_EXISTS)]: (context) => {
          throw new Refusal(BOOKING_EXISTS, bookFor(context))
        },
        timeTaken: () => {
          throw new Refusal(TIME_TAKEN)
        },
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('cancelTestDriveOrder'),
      ...wanting,
      outcomes: {
        ok: cancelFor,
        /** It was cancelled elsewhere meanwhile. */
        gone: (context) => {
          cancel(context.state, callerOf(context), orderNoIn(context))
          return { confirmMsg: '', hasDuty: 2 }
        },
        /** Asks nothing, and does nothing either. */
        idle: () => ({ confirmMsg: '', hasDuty: 0 }),
      },
    }),
  ],
}
