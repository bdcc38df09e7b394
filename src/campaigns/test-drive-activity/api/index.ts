import { CODE } from '@/api/errors/errorCodes'
import { action, unchangedBody, injectCalls, query } from '@/services/candle'
import { cancelStep } from '../rules/afterSending'
import { bannersReply, dealersReply, leadReply, messageReply, mobileReply, parseBanners, parseDealers, parseMessage, parseTestDrivePage, testDrivePageReply } from './activity'
import { bookingReply, cancelReply, claimReply, orderBannersReply, orderReply, parseOrder, parseOrderBanners } from './orders'

export type { Banner, City, Dealers, Message, TestDrivePage } from './activity'
export { orderNoOf } from './orders'
export type { Order, OrderInShort } from './orders'

type Source = { readonly sourceId: string }
type PageAsked = Source & { readonly isBackdrop?: boolean }
type Place = { readonly cityCode: string }
type Texts<Names extends string> = { readonly [Name in Names]: string }

/** Spec 2 §3. Degrees are texts; where the user is, is '' unless the browser may tell. */
export type BookingRequest = Source & Texts<'name' | 'phone' | 'experienceTime' | 'city' | 'originPoi' | 'carType' | 'originLon' | 'originLat' | 'beginAddress' | 'originPoiType' | 'orderLat' | 'orderLon'>
/** Spec 2 §3. passengerChannel: 1 Common, 2 Member. */
type LeadRequest = Source & Texts<'activityId' | 'name' | 'phone' | 'province' | 'city' | 'dealer'> & { readonly passengerChannel: 1 | 2 }
type CancelRequest = Source & { readonly orderNo: string; readonly secondConfirm: 1 | 2 }

const isBackground = true
const ORDERS = ['getTestDriveOrder', 'getTestDriveOrderBanner', 'getMessageBanner']

/** The calls of spec 2 §7.1, their bodies to the letter. Optional data of a form or the home is asked for in the background: its failure is not shown. */
export const {
  useBackFillUidMutation,
  useCancelTestDriveOrderMutation,
  useGetMessageBannerQuery,
  useGetMobileByUidQuery,
  useGetTestDriveDealerListQuery,
  useGetTestDriveOrderBannerQuery,
  useGetTestDriveOrderQuery,
  useGetTestDrivePageBannerQuery,
  useGetTestDrivePageQuery,
  usePassengerAppointmentTestDriveMutation,
  useSubmitTestDriveMutation,
} = injectCalls({
  /** Behind an order, which outlives its activity (`isBackdrop`), its failure is not shown, and a closed gate leads nowhere. One cache serves both. */
  getTestDrivePage: (build, name) => {
    const definition = query({ reply: testDrivePageReply, parse: parseTestDrivePage, body: ({ sourceId }: PageAsked): Source => ({ sourceId }) })(build, name)
    const { query: ask } = definition
    return Object.assign(definition, {
      serializeQueryArgs: ({ queryArgs: { sourceId } }: { readonly queryArgs: PageAsked }): Source => ({ sourceId }),
      query: (asked: PageAsked) => ({ ...ask?.(asked), isBackground: asked.isBackdrop === true }),
    })
  },
  getTestDrivePageBanner: query({ reply: bannersReply, parse: parseBanners, body: unchangedBody<Place & { readonly passengerChannel: 1 | 2 }> }),
  getMessageBanner: query({ reply: messageReply, parse: parseMessage, body: unchangedBody<Place>, options: { isBackground } }),
  getTestDriveOrderBanner: query({ reply: orderBannersReply, parse: parseOrderBanners, body: unchangedBody<Place>, options: { isBackground } }),
  getMobileByUid: query({ reply: mobileReply, parse: ({ mobile }) => mobile, body: unchangedBody<void>, options: { isBackground } }),
  getTestDriveDealerList: query({ reply: dealersReply, parse: parseDealers, body: unchangedBody<Source & Place> }),
  /** Without an orderNo it is the newest order of the activity that is in progress. */
  getTestDriveOrder: query({ reply: orderReply, parse: parseOrder, body: unchangedBody<Source & { readonly orderNo?: string | undefined }> }),
  passengerAppointmentTestDrive: action({
    reply: bookingReply,
    parse: ({ orderNo }) => orderNo,
    body: unchangedBody<BookingRequest>,
    options: { tolerates: [CODE.bookingExists, CODE.bookingTimeTaken] },
    refreshes: ORDERS,
  }),
  /** secondConfirm 1 asks, 2 cancels; what only asked has changed nothing. */
  cancelTestDriveOrder: action({
    reply: cancelReply,
    parse: ({ confirmMsg, hasDuty }) => ({ confirmMsg, hasDuty: hasDuty ?? null }),
    body: unchangedBody<CancelRequest>,
    refreshes: (answer, { secondConfirm }) => (secondConfirm === 2 || (answer && cancelStep(1, answer) !== 'ask') ? ORDERS : []),
  }),
  /** Neither a lead nor its reward is shown anywhere else. */
  submitTestDrive: action({ reply: leadReply, parse: ({ uuid }) => uuid, body: unchangedBody<LeadRequest> }),
  backFillUid: action({ reply: claimReply, parse: ({ rewardFlag }) => rewardFlag, body: unchangedBody<Source & { readonly uuid: string }> }),
})
