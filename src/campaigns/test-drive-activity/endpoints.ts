import { api } from '@/api/api'
import { CODE } from '@/api/errorCodes'
import { bannersReply, bookingReply, cancelReply, claimReply, dealersReply, leadReply, messageReply, mobileReply, orderBannersReply, orderReply, testDrivePageReply, type BookingRequest, type LeadRequest, type TestDrivePageReply } from './contract'
import { parseBanners, parseDealers, parseMessage, parseTestDrivePage, type Banners, type Dealers, type Message, type TestDrivePage } from './model'
import { parseOrder, parseOrderBanners, type Order, type OrderInShort } from './orderModel'
import type { CancelReply } from './rules/cancelStep'

const post = (name: string, body?: unknown) => ({ url: `/external/v1/CandleBizService/${name}`, method: 'POST' as const, ...(body === undefined ? {} : { body }) })

type Place = { readonly cityCode: string }
type OrderKey = { readonly sourceId: string; readonly orderNo?: string | undefined }

/** The calls of spec 2 §7.1. What a form or the home can do without is asked in the background: its failure is not told. */
export const testDrive = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTestDrivePage: build.query<TestDrivePage, { readonly sourceId: string }>({
      query: (body) => post('getTestDrivePage', body),
      rawResponseSchema: testDrivePageReply,
      transformResponse: (reply: TestDrivePageReply) => parseTestDrivePage(reply, Date.now()),
    }),
    getTestDrivePageBanner: build.query<Banners, Place & { readonly passengerChannel: 1 | 2 }>({
      query: (body) => post('getTestDrivePageBanner', body),
      rawResponseSchema: bannersReply,
      transformResponse: parseBanners,
    }),
    getMessageBanner: build.query<Message | null, Place>({
      query: (body) => post('getMessageBanner', body),
      rawResponseSchema: messageReply,
      transformResponse: parseMessage,
      extraOptions: { isBackground: true },
    }),
    getTestDriveOrderBanner: build.query<readonly OrderInShort[], Place>({
      query: (body) => post('getTestDriveOrderBanner', body),
      rawResponseSchema: orderBannersReply,
      transformResponse: parseOrderBanners,
      extraOptions: { isBackground: true },
    }),
    getMobileByUid: build.query<string, void>({
      query: () => post('getMobileByUid'),
      rawResponseSchema: mobileReply,
      transformResponse: ({ mobile }: { mobile?: string | null }) => mobile ?? '',
      extraOptions: { isBackground: true },
    }),
    getTestDriveDealerList: build.query<Dealers, Place & { readonly sourceId: string }>({
      query: ({ sourceId, cityCode }) => post('getTestDriveDealerList', { sourceId, cityCode }),
      rawResponseSchema: dealersReply,
      transformResponse: parseDealers,
    }),
    submitTestDrive: build.mutation<string, LeadRequest>({
      query: (body) => post('submitTestDrive', body),
      rawResponseSchema: leadReply,
      transformResponse: ({ uuid }: { uuid: string }) => uuid,
    }),
    getTestDriveOrder: build.query<Order, OrderKey>({
      query: ({ sourceId, orderNo }) => post('getTestDriveOrder', { sourceId, orderNo }),
      rawResponseSchema: orderReply,
      transformResponse: parseOrder,
    }),
    backFillUid: build.mutation<number, { readonly sourceId: string; readonly uuid: string }>({
      query: (body) => post('backFillUid', body),
      rawResponseSchema: claimReply,
      transformResponse: ({ rewardFlag }: { rewardFlag: number }) => rewardFlag,
    }),
    passengerAppointmentTestDrive: build.mutation<string, BookingRequest>({
      query: (body) => post('passengerAppointmentTestDrive', body),
      rawResponseSchema: bookingReply,
      transformResponse: ({ orderNo }: { orderNo?: string | null }) => orderNo ?? '',
      extraOptions: { tolerates: [CODE.bookingExists, CODE.bookingTimeTaken] },
    }),
    cancelTestDriveOrder: build.mutation<CancelReply, { readonly sourceId: string; readonly orderNo: string; readonly secondConfirm: 1 | 2 }>({
      query: (body) => post('cancelTestDriveOrder', body),
      rawResponseSchema: cancelReply,
      transformResponse: ({ confirmMsg, hasDuty }: CancelReply) => ({ confirmMsg, hasDuty }),
    }),
  }),
})

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
} = testDrive
