import { safeParse, type InferOutput } from 'valibot'
import { isApiError } from '@/api/apiError'
import type { BookingForm, LeadForm } from '@/features/testDrive'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { isSafeImage, isSafeLink } from '@/lib/safeUrl'
import { bookingReply, type bannersReply, type BookingRequest, type dealersReply, type LeadRequest, type messageReply, type orderBannersReply, type OrderReply, type TestDrivePageReply } from './contract'
import type { ActivityPeriod, TestRideWindow } from './rules/selectableTimes'

export type City = { readonly code: string; readonly name: string }

export type TestDrivePage = {
  readonly activity: ActivityPeriod & { readonly sourceId: string; readonly activityId: string; readonly cities: readonly City[] }
  readonly rule: {
    readonly windows: readonly TestRideWindow[]
    readonly carType: string
    readonly carName: string
    readonly testRideMark: number
    readonly leaveMsgMark: number
    readonly rewadConfigMark: number
    readonly jumpLinkMark: number
    readonly jumpLinkUrl: string
    readonly limitDay: number | undefined
  }
  readonly pageConfigs: Readonly<Record<string, unknown>>
  /** What the server's clock is ahead of the phone's (ms). */
  readonly clockAhead: number
}

/** `receivedAt`: the phone's clock when the reply came. */
export function parseTestDrivePage({ activityInfo: { activity, rewardRule, pageConfig }, serverTime }: TestDrivePageReply, receivedAt: number): TestDrivePage {
  const { sourceId, activityId, beginTime, endTime, availableCities } = activity
  const { testRideDateList, carType, backModelName, limitDay, testRideMark, leaveMsgMark, rewadConfigMark, jumpLinkMark, jumpLinkUrl } = rewardRule
  const server = parseShanghaiTime(serverTime ?? '')
  return {
    activity: { sourceId, activityId, beginTime, endTime, cities: parseCities(availableCities) },
    rule: {
      windows: testRideDateList.map((date) => ({ ...date, testRideTime: date.testRideTime })),
      carType,
      carName: carType || backModelName,
      testRideMark,
      leaveMsgMark,
      rewadConfigMark,
      jumpLinkMark,
      jumpLinkUrl,
      limitDay: limitDay ?? undefined,
    },
    pageConfigs: typeof pageConfig === 'object' && pageConfig !== null ? (pageConfig as Record<string, unknown>) : {},
    clockAhead: server === undefined ? 0 : server - receivedAt,
  }
}

/** 'cityCode-cityName' items (spec 2 §3); one without a name is none. */
export function parseCities(items: string): readonly City[] {
  return items.split(',').flatMap((item) => {
    const [, code = '', name = ''] = /^\s*(\w*)-(.+?)\s*$/.exec(item) ?? []
    return name === '' ? [] : [{ code, name }]
  })
}

export type Banner = { readonly sourceId: string; readonly name: string; readonly image: string }
export type Banners = { readonly banners: readonly Banner[]; readonly config: unknown }

export function parseBanners({ activityInfoBannerList, homePageConfig }: InferOutput<typeof bannersReply>): Banners {
  return {
    banners: (activityInfoBannerList ?? []).map(({ activity, bannerPageConfig }) => {
      const image = bannerPageConfig?.bgImage ?? ''
      return { sourceId: activity.sourceId, name: activity.activityName ?? '', image: isSafeImage(image) ? image : '' }
    }),
    config: homePageConfig,
  }
}

/** `link` is '' where there is none to follow. */
export type Message = { readonly content: string; readonly link: string }

export function parseMessage({ messageBanner }: InferOutput<typeof messageReply>): Message | null {
  if (!messageBanner?.content) return null
  return { content: messageBanner.content, link: messageBanner.jumpLink && isSafeLink(messageBanner.jumpLink) ? messageBanner.jumpLink : '' }
}

export type OrderInShort = { readonly sourceId: string; readonly orderNo: string; readonly statusName: string; readonly time: string; readonly place: string }

export function parseOrderBanners({ bannerOrderList }: InferOutput<typeof orderBannersReply>): readonly OrderInShort[] {
  return (bannerOrderList ?? []).map(({ sourceId, appointmentOrderDetail: { orderNo, orderStatusName, experienceTime, originPoi } }) => ({
    sourceId,
    orderNo,
    statusName: orderStatusName ?? '',
    time: experienceTime ?? '',
    place: originPoi ?? '',
  }))
}

export type Dealers = readonly { readonly name: string; readonly cities: readonly { readonly name: string; readonly dealers: readonly string[] }[] }[]

export function parseDealers({ testDriveProvince }: InferOutput<typeof dealersReply>): Dealers {
  return testDriveProvince.map(({ provinceName, testDriveCity }) => ({
    name: provinceName,
    cities: testDriveCity.map(({ cityName, testDriveDealer }) => ({ name: cityName, dealers: testDriveDealer.map(({ dealer }) => dealer) })),
  }))
}

const WAITING = 1

export type Order = {
  readonly hasDuty: number
  readonly orderNo: string
  readonly statusName: string
  /** The backend has not confirmed it yet. */
  readonly isWaiting: boolean
  readonly name: string
  readonly phone: string
  readonly time: string
  readonly place: string
  readonly carType: string
  readonly isInApp: boolean
  readonly canCancel: boolean
}

export function parseOrder(reply: OrderReply): Order {
  const { hasDuty, orderNo, orderStatus, orderStatusName, name, phone, experienceTime, originPoi, carType, goToApp, cancelButton } = reply
  return {
    hasDuty,
    orderNo: orderNo ?? '',
    statusName: orderStatusName ?? '',
    isWaiting: orderStatus === WAITING,
    name: name ?? '',
    phone: phone ?? '',
    time: experienceTime ?? '',
    place: originPoi ?? '',
    carType: carType ?? '',
    isInApp: goToApp === 1,
    canCancel: cancelButton === 1,
  }
}

export type Position = { readonly lon: string; readonly lat: string }

export function toBookingRequest(sourceId: string, form: BookingForm, { lon, lat }: Position): BookingRequest {
  const { name, phone, experienceTime, city, originPoi, carType, originLon, originLat, beginAddress, originPoiType } = form
  return {
    sourceId,
    name: name.value,
    phone: phone.value,
    experienceTime: experienceTime.value,
    city: city.value,
    originPoi: originPoi.value,
    carType: carType.value,
    originLon,
    originLat,
    beginAddress,
    originPoiType,
    orderLat: lat,
    orderLon: lon,
  }
}

export function toLeadRequest({ sourceId, activityId }: Pick<TestDrivePage['activity'], 'sourceId' | 'activityId'>, { name, phone, province, city, dealer }: LeadForm, passengerChannel: 1 | 2): LeadRequest {
  return { sourceId, activityId, name: name.value, phone: phone.value, province: province.value, city: city.value, dealer: dealer.value, passengerChannel }
}

/** The order that a refused booking names; '' when it names none. */
export function orderNoOf(error: unknown): string {
  const carried = isApiError(error) && error.kind === 'business' ? safeParse(bookingReply, error.data) : undefined
  return carried?.success ? (carried.output.orderNo ?? '') : ''
}
