import type { InferOutput } from 'valibot'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { isSafeImage, isSafeLink } from '@/lib/safeUrl'
import type { bannersReply, dealersReply, messageReply, TestDrivePageReply } from './contract'
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
      windows: testRideDateList.map(({ beginDate, endDate, testRideTime }) => ({ beginDate, endDate, testRideTime })),
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

export type Dealers = readonly { readonly name: string; readonly cities: readonly { readonly name: string; readonly dealers: readonly string[] }[] }[]

export function parseDealers({ testDriveProvince }: InferOutput<typeof dealersReply>): Dealers {
  return testDriveProvince.map(({ provinceName, testDriveCity }) => ({
    name: provinceName,
    cities: testDriveCity.map(({ cityName, testDriveDealer }) => ({ name: cityName, dealers: testDriveDealer.map(({ dealer }) => dealer) })),
  }))
}
