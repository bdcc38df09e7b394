import { findActivity } from '@/mocks/state/activities'
import { artworkUrl } from '@/mocks/seeds/artwork'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { mockAction, mockQuery } from '@/mocks/calls/mockCalls'
import { Refusal } from '@/mocks/calls/refusal'
import { SOURCE_ID } from '@/mocks/seeds/testDriveOrders'
import { campaign } from '..'
import { activity, dealers, furtherActivities, pageOf, pageOutcomes } from './activity'
import { book, bookTwice, cancel, cancelledElsewhere, giveLead, leaveLead, NO_ORDER, orderOf, ordersInProgress, orderWithoutDuty } from './state'

const banner = (context: EndpointContext, sourceId: string, bgImage = '') => ({ activity: { sourceId, activityName: findActivity(context.state, sourceId)?.activityName ?? '' }, bannerPageConfig: { bgImage } })

const banners = (imageOf?: (index: number) => string) => (context: EndpointContext) => ({ activityInfoBannerList: Object.values(SOURCE_ID).map((sourceId, index) => banner(context, sourceId, imageOf?.(index))), serverTime: context.clock.now() })

const message = { content: '周末试驾早鸟场开放预约，先到先得', jumpLink: `/market-platform-h5/test-drive-activity?sourceId=${SOURCE_ID.bookings}` }

const open = { token: 'optional', sourceId: 'open' } as const

export const mocks = defineMocks(campaign, {
  activity,
  furtherActivities,
  endpoints: [
    mockQuery('getTestDrivePage', open, pageOf, pageOutcomes),
    mockQuery('getTestDrivePageBanner', {}, banners(), {
      one: (context) => ({ activityInfoBannerList: [banner(context, SOURCE_ID.bookings)] }),
      pictures: banners((index) => artworkUrl('banner', 190 + index * 25)),
    }),
    mockQuery('getMessageBanner', { token: 'optional' }, () => ({ messageBanner: message }), { empty: () => ({ messageBanner: null }) }),
    mockQuery('getTestDriveOrderBanner', { token: 'required' }, ordersInProgress),
    mockQuery('getMobileByUid', { token: 'required' }, (context) => ({ mobile: callerOf(context).mobile })),
    mockQuery('getTestDriveDealerList', open, dealers),
    mockQuery('getTestDriveOrder', { token: 'optional', sourceId: 'known' }, orderOf, {
      none: () => NO_ORDER,
      noDuty: orderWithoutDuty,
      /** Its status by the name alone (spec 2 §3). */
      named: (context) => ({ ...orderOf(context), orderStatus: undefined }),
    }),
    mockQuery('passengerAppointmentTestDrive', { token: 'required', sourceId: 'open' }, book, {
      /** There is an order already; its number comes with the refusal. */
      alreadyBooked: bookTwice,
      '-196814': bookTwice,
      timeTaken: () => {
        throw new Refusal(-196815)
      },
    }),
    /** `idle` asks nothing, and does nothing either. */
    mockAction('cancelTestDriveOrder', cancel, { gone: cancelledElsewhere, idle: () => ({ confirmMsg: '', hasDuty: 0 }) }),
    mockQuery('submitTestDrive', open, leaveLead, { noReward: (context) => ({ ...leaveLead(context), uuid: undefined }) }),
    mockAction('backFillUid', giveLead, { claimed: () => ({ rewardFlag: 2 }) }),
  ],
})
