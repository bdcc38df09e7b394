import type { InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { enumNumber, optionalObject, strictText, time, unchecked, whole, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { isSafeImage, isSafeLink } from '@/lib/url/safeUrl'

/** Dates `YYYY-MM-DD`, times of the day `HH:mm` or `HH:mm:ss`, Asia/Shanghai. */
const testRideDate = jsonObject({ beginDate: strictText, endDate: strictText, testRideTime: rows(jsonObject({ beginTime: strictText, endTime: strictText })) })

export const testDrivePageReply = jsonObject({
  activityInfo: jsonObject({
    activity: jsonObject({
      sourceId: strictText,
      activityId: text,
      beginTime: text,
      endTime: text,
      /** Comma-separated 'cityCode-cityName' items. */
      availableCities: text,
    }),
    rewardRule: jsonObject({
      testRideDateList: rows(testRideDate),
      carType: text,
      backModelName: text,
      testRideMark: enumNumber,
      leaveMsgMark: enumNumber,
      rewadConfigMark: enumNumber,
      jumpLinkMark: enumNumber,
      jumpLinkUrl: text,
      secondHandMonitor: enumNumber,
      /** Days ahead that can be booked; the usual 2 without it. */
      limitDay: whole,
    }),
    /** One configuration for each page that has one; checked field by field where it is drawn. */
    pageConfig: unchecked,
  }),
  /** The server's clock, for phones whose own is wrong (`features/testDrive/clockAhead.ts`). */
  serverTime: time,
})

export type TestDrivePage = ReturnType<typeof parseTestDrivePage>
export type City = TestDrivePage['activity']['cities'][number]

export function parseTestDrivePage({ activityInfo: { activity, rewardRule, pageConfig }, serverTime }: InferOutput<typeof testDrivePageReply>) {
  const { sourceId, activityId, beginTime, endTime, availableCities } = activity
  const { testRideDateList: windows, carType, backModelName, limitDay, testRideMark, leaveMsgMark, rewadConfigMark, jumpLinkMark, jumpLinkUrl } = rewardRule
  return {
    activity: { sourceId, activityId, beginTime, endTime, cities: parseCities(availableCities) },
    rule: { windows: windows.map(({ beginDate, endDate, testRideTime: times }) => ({ beginDate, endDate, times })), carName: carType || backModelName, testRideMark, leaveMsgMark, rewadConfigMark, jumpLinkMark, jumpLinkUrl, limitDay },
    pageConfigs: typeof pageConfig === 'object' && pageConfig !== null ? (pageConfig as Readonly<Record<string, unknown>>) : {},
    serverTime,
  }
}

/** One without a name is none. */
function parseCities(items: string) {
  return items.split(',').flatMap((item) => {
    const [, code = '', name = ''] = /^\s*(\w*)-(.+?)\s*$/.exec(item) ?? []
    return name === '' ? [] : [{ code, name }]
  })
}

export const bannersReply = jsonObject({
  activityInfoBannerList: rows(jsonObject({ activity: jsonObject({ sourceId: strictText, activityName: text }), bannerPageConfig: optionalObject({ bgImage: text }) })),
  /** What marketing sets of the home itself. */
  homePageConfig: unchecked,
  serverTime: time,
})

export type Banner = ReturnType<typeof parseBanners>['banners'][number]

export const parseBanners = ({ activityInfoBannerList, homePageConfig, serverTime }: InferOutput<typeof bannersReply>) => ({
  banners: activityInfoBannerList.map(({ activity: { sourceId, activityName }, bannerPageConfig }) => {
    const image = bannerPageConfig?.bgImage ?? ''
    return { sourceId, name: activityName, image: isSafeImage(image) ? image : '' }
  }),
  config: homePageConfig,
  serverTime,
})

export const messageReply = jsonObject({ messageBanner: optionalObject({ content: text, jumpLink: text }) })

/** `link` is where 'go and view' leads, '' where there is none to follow. */
export type Message = { readonly content: string; readonly link: string }

export function parseMessage({ messageBanner }: InferOutput<typeof messageReply>): Message | null {
  return messageBanner?.content ? { content: messageBanner.content, link: isSafeLink(messageBanner.jumpLink) ? messageBanner.jumpLink : '' } : null
}

export const dealersReply = jsonObject({
  testDriveProvince: rows(jsonObject({ provinceName: strictText, testDriveCity: rows(jsonObject({ cityName: strictText, testDriveDealer: rows(jsonObject({ dealer: strictText })) })) })),
})

export type Dealers = ReturnType<typeof parseDealers>

export const parseDealers = ({ testDriveProvince }: InferOutput<typeof dealersReply>) =>
  testDriveProvince.map(({ provinceName, testDriveCity }) => ({
    name: provinceName,
    cities: testDriveCity.map(({ cityName, testDriveDealer }) => ({ name: cityName, dealers: testDriveDealer.map(({ dealer }) => dealer) })),
  }))

export const mobileReply = jsonObject({ mobile: text })

/** '' where no reward follows the lead. One that does is claimed with it, so there a page that gets none must not say that all is well. */
export const leadReply = jsonObject({ uuid: text })
