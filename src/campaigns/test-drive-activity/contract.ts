import { array, check, minValue, nonEmpty, nullish, number, pipe, string, transform, union, unknown, type InferOutput } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

const words = nullish(string(), '')
/** 1, 2 and so on; the backend's older half writes them as text. 0 where there is none. */
const mark = pipe(
  nullish(union([number(), string()]), 0),
  transform((value) => Number(value) || 0),
)

const testRideTime = jsonObject({ beginTime: string(), endTime: string() })
/** Dates `YYYY-MM-DD`, times of the day `HH:mm` or `HH:mm:ss`, Asia/Shanghai. */
const testRideDate = jsonObject({ beginDate: string(), endDate: string(), testRideTime: nullish(array(testRideTime), []) })

/** Reply of getTestDrivePage, body `{ sourceId }` (spec 2 §3, §7.1). Refusals of an activity that is not open go to the activity gate. */
export const testDrivePageReply = jsonObject({
  activityInfo: jsonObject({
    activity: jsonObject({
      sourceId: string(),
      activityId: pipe(union([string(), number()]), transform(String)),
      beginTime: string(),
      endTime: string(),
      /** Comma-separated 'cityCode-cityName' items. */
      availableCities: words,
    }),
    rewardRule: jsonObject({
      testRideDateList: nullish(array(testRideDate), []),
      carType: words,
      backModelName: words,
      testRideMark: mark,
      leaveMsgMark: mark,
      rewadConfigMark: mark,
      jumpLinkMark: mark,
      jumpLinkUrl: words,
      /** Days ahead that can be booked; the usual 2 without it. */
      limitDay: nullish(number()),
    }),
    /** One configuration for each page that has one; checked field by field where it is drawn. */
    pageConfig: unknown(),
  }),
  /** The server's clock, `YYYY-MM-DD HH:mm:ss`, for phones whose own is wrong. */
  serverTime: nullish(string()),
})

/** Reply of getTestDrivePageBanner, body `{ cityCode, passengerChannel }`. */
export const bannersReply = jsonObject({
  activityInfoBannerList: nullish(
    array(jsonObject({ activity: jsonObject({ sourceId: string(), activityName: words }), bannerPageConfig: nullish(jsonObject({ bgImage: words })) })),
    [],
  ),
  /** What marketing sets of the home itself. */
  homePageConfig: nullish(unknown()),
})

/** Reply of getMessageBanner, body `{ cityCode }`. `content` is '' when there is nothing to say; `jumpLink` is where 'go and view' leads. */
export const messageReply = jsonObject({ messageBanner: nullish(jsonObject({ content: words, jumpLink: words })) })

/** An order in words: `experienceTime` is `YYYY-MM-DD HH:mm:ss`. */
const orderInShort = jsonObject({ orderNo: string(), orderStatusName: words, experienceTime: words, originPoi: words, carType: words })

/** Reply of getTestDriveOrderBanner, body `{ cityCode }`: the orders in progress of whoever is logged in. */
export const orderBannersReply = jsonObject({ bannerOrderList: nullish(array(jsonObject({ sourceId: string(), appointmentOrderDetail: orderInShort })), []) })

export const mobileReply = jsonObject({ mobile: words })

/** Reply of getTestDriveDealerList, body `{ sourceId, cityCode }`. */
export const dealersReply = jsonObject({
  testDriveProvince: array(
    jsonObject({
      provinceName: string(),
      testDriveCity: array(jsonObject({ cityName: string(), testDriveDealer: array(jsonObject({ dealer: string() })) })),
    }),
  ),
})

/** Reply of submitTestDrive. The reward behind the lead is claimed with the uuid: without one it would be lost in silence. */
export const leadReply = jsonObject({ uuid: pipe(string(), nonEmpty()) })

/**
 * Reply of getTestDriveOrder, body `{ sourceId, orderNo }`; without an orderNo it is the newest order of the activity. hasDuty: 0 and 1 an
 * order exists, 2 none. orderStatus: 1 waits to be confirmed, 2 confirmed, 3 done, 4 cancelled.
 */
export const orderReply = pipe(
  jsonObject({
    hasDuty: mark,
    orderNo: words,
    orderStatus: nullish(number(), 0),
    orderStatusName: words,
    name: words,
    phone: words,
    experienceTime: words,
    originPoi: words,
    carType: words,
    /** 1: what follows happens in the app. */
    goToApp: mark,
    cancelButton: mark,
  }),
  check(({ hasDuty, orderNo }) => hasDuty > 1 || orderNo !== '', 'an order without its number'),
)

/** Reply of backFillUid, body `{ sourceId, uuid }`. rewardFlag 2: the reward has been claimed before. */
export const claimReply = jsonObject({ rewardFlag: pipe(mark, minValue(1)) })

/** Reply of passengerAppointmentTestDrive, and what its refusal -196814 carries. */
export const bookingReply = jsonObject({ orderNo: words })

/** Reply of cancelTestDriveOrder, body `{ sourceId, orderNo, secondConfirm }`. Either field may be missing, but one that says nothing at all is no answer. */
export const cancelReply = pipe(
  jsonObject({ confirmMsg: words, hasDuty: nullish(number(), null) }),
  check(({ confirmMsg, hasDuty }) => confirmMsg !== '' || hasDuty !== null, 'neither confirmMsg nor hasDuty'),
)

export type TestDrivePageReply = InferOutput<typeof testDrivePageReply>
export type OrderReply = InferOutput<typeof orderReply>

/** Body of passengerAppointmentTestDrive, in the order of spec 2 §3. Degrees are texts; where the person is, is '' unless the browser may tell. */
export type BookingRequest = {
  readonly sourceId: string
  readonly name: string
  readonly phone: string
  readonly experienceTime: string
  readonly city: string
  readonly originPoi: string
  readonly carType: string
  readonly originLon: string
  readonly originLat: string
  readonly beginAddress: string
  readonly originPoiType: string
  readonly orderLat: string
  readonly orderLon: string
}

/** Body of submitTestDrive (spec 2 §3). passengerChannel: 1 Common, 2 Member. */
export type LeadRequest = {
  readonly sourceId: string
  readonly activityId: string
  readonly name: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly dealer: string
  readonly passengerChannel: 1 | 2
}
