import type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot'
import { isRefusal, type ApiError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, flag, optionalObject, strictText, time, unchecked, text } from '@/lib/reply/fields'
import { serverClockOffset } from '@/lib/time/serverClock'
import { parseShanghaiTime } from '@/lib/time/shanghai'

/** What a home shows this user. `open`: all of it. `finished`: what they have earned, but no way to invite. `blacklisted`: all but the way to invite. */
export type HomeStatus = 'open' | 'finished' | 'blacklisted'

/** What every campaign's page call says; a campaign adds fields of its own. */
export type ActivityPage = {
  readonly status: HomeStatus
  /** When the activity ends, by the phone's clock in epoch milliseconds. `endTime` tells one ending from another. Undefined once it is over. */
  readonly ending: { readonly endTime: string; readonly at: number } | undefined
  /** How far the server's clock is ahead of the phone's (ms); undefined where it says nothing. */
  readonly serverClockOffset: number | undefined
  /** The user's own code; '' before a login. */
  readonly promotorCode: string
  /** The server's link to share, where its custom link flag is 1 (spec 2 §3). */
  readonly customLink: string | undefined
  /** One configuration for each page that has one, unchecked: see `pageConfigOf`. */
  readonly pageConfigs: unknown
}

/** Without the activity's `status`, which `gateByStatus` reads before the schema does. */
const activityReply = jsonObject({ endTime: time, availableCities: text })

/** Invitations count for the code. `customLinkFlag` 1: `customLink` is the link to share; 2: it is built (spec 2 §3). */
const userEntries = { promotorCode: strictText, isBlack: flag, customLinkFlag: choice({ 1: 'custom', 2: 'built' }, 'built'), customLink: text }

type PageEntries = { readonly rewardRule?: ObjectEntries; readonly user?: ObjectEntries; readonly stat?: ObjectEntries }

/** A page call's reply with a campaign's own fields in the uniform places, and `rest` beside them. `user` and `stat` are of users who are logged in. */
export const activityPageReply = <const Own extends PageEntries, const Rest extends ObjectEntries>({ rewardRule, user, stat }: Own, rest: Rest) =>
  jsonObject({
    activityInfo: jsonObject({
      activity: activityReply,
      rewardRule: optionalObject((rewardRule ?? {}) as NonNullable<Own['rewardRule']>),
      pageConfig: unchecked,
    }),
    user: optionalObject({ ...userEntries, ...((user ?? {}) as NonNullable<Own['user']>) }),
    stat: optionalObject((stat ?? {}) as NonNullable<Own['stat']>),
    serverTime: time,
    ...rest,
  })

type BareReply = {
  readonly activityInfo: { readonly activity: InferOutput<typeof activityReply>; readonly pageConfig: unknown }
  readonly user: InferOutput<ObjectSchema<typeof userEntries, undefined>> | null
  readonly serverTime: string
}

/** `receivedAt`: the phone's clock when the reply came, against which the server's time is set. */
export function parseActivityPage(reply: unknown, receivedAt: number): ActivityPage {
  const { activityInfo, user, serverTime } = reply as BareReply
  const { endTime } = activityInfo.activity
  const [end, ahead] = [parseShanghaiTime(endTime), serverClockOffset(serverTime, receivedAt)]
  return {
    status: user?.isBlack ? 'blacklisted' : 'open',
    ending: end === undefined || ahead === undefined ? undefined : { endTime, at: end - ahead },
    serverClockOffset: ahead,
    promotorCode: user?.promotorCode ?? '',
    customLink: user?.customLinkFlag === 'custom' ? user.customLink || undefined : undefined,
    pageConfigs: activityInfo.pageConfig,
  }
}

const REFUSED_STATUS: ReadonlyMap<number, HomeStatus> = new Map([
  [CODE.activityEnded, 'finished'],
  [CODE.activityClosed, 'finished'],
  [CODE.blacklist, 'blacklisted'],
])

/** The refusals that a home can show by itself (spec 2 §4 and §8), for a page call that `showsRefusals`. */
export const SHOWN_REFUSALS: readonly number[] = [...REFUSED_STATUS.keys()]

/** The page where a refusal carries none; `own` are the values of the campaign's own fields for it. */
export const barePage = <Own extends object>(own: Own): ActivityPage & Own => ({ status: 'open', ending: undefined, serverClockOffset: undefined, promotorCode: '', customLink: undefined, pageConfigs: undefined, ...own })

/** The failure of a page call. `carried`: the page in the refusal's `data`; `bare`: the one of `barePage`, where it has none. */
export type PageError<Page> = ApiError & { readonly carried?: Page | undefined; readonly bare?: Page | undefined }

/**
 * The page behind a refusal that the campaign shows by itself: what the refusal carries, else the last known one, else the bare one. It
 * has no `ending`, so no countdown waits for it. Undefined for every other failure.
 */
export function refusedPage<Page extends ActivityPage>(error: unknown, known: Page | undefined): Page | undefined {
  if (!isRefusal(error)) return undefined
  const status = REFUSED_STATUS.get(error.errCode)
  const { carried, bare } = error as PageError<Page>
  const page = carried ?? known ?? bare
  return status && page && { ...page, status, ending: undefined }
}
