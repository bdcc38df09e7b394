import type { Campaign } from '@/campaigns/defineCampaign'
import type { Account } from './accounts'
import type { Activity } from './activities'
import { GATE_CODE } from './activities'
import type { ActivitySeed, FurtherActivity } from './activitySeed'
import type { CampaignMocks } from './campaignMocks'
import { activityOf, callerOf, candlePath, defineEndpoint, numberOf, textOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { toPage } from './lists'
import { Refusal } from './refusal'

// A campaign's part of the embedded backend, for the uniform calls of campaigns.md §0.4. Prefix, sourceId and addresses come from its definition.

type Part = {
  readonly activity: ActivitySeed
  readonly endpoints: readonly Endpoint[]
  /** For a campaign that leads to several activities. */
  readonly furtherActivities?: readonly FurtherActivity[]
}

export function defineMocks({ prefix, developmentSourceId, pages }: Pick<Campaign, 'prefix' | 'developmentSourceId' | 'pages'>, part: Part): CampaignMocks {
  const paths = Object.entries(pages).flatMap(([path, { preview }]) => (preview === 'only' ? [] : [path && `/${path}`]))
  return { prefix, sourceId: developmentSourceId, paths, ...part }
}

type Outcomes = { readonly [outcome: string]: Outcome }

type PagePart = {
  /** Besides the code. Null parts of the reply are of users who are not logged in. */
  readonly user?: (account: Account, context: EndpointContext) => object
  readonly stat?: (account: Account, context: EndpointContext) => object
  /** Beside `user` and `stat`. */
  readonly rest?: (context: EndpointContext) => object
  /** A refusal because the activity is over or the user blacklisted brings the page along: what was earned stays the user's (spec 2 §4, §8). */
  readonly showsRefusals?: boolean
}

const BLACKLIST = -196866

type PageReply = ReturnType<typeof pageReply>

function pageReply(context: EndpointContext, { user, stat, rest }: PagePart) {
  const { account, clock } = context
  const { sourceId, activityId, beginTime, endTime, status, availableCities, rewardRule, pageConfig } = activityOf(context)
  return {
    activityInfo: { activity: { sourceId, activityId, beginTime, endTime, status: status as Status, availableCities }, rewardRule, pageConfig },
    user: account ? { promotorCode: account.promoteCode, isBlack: account.isBlacklisted ? 1 : 0, customLinkFlag: 2, customLink: '', ...user?.(account, context) } : null,
    stat: (account && stat?.(account, context)) ?? null,
    serverTime: clock.now(),
    ...rest?.(context),
  }
}

type Status = 1 | 2 | 3 | 4
type ActivityChange = Partial<Pick<Activity, 'endTime' | 'status'>>

const withActivity = (page: PageReply, change: ActivityChange) => ({ ...page, activityInfo: { ...page.activityInfo, activity: { ...page.activityInfo.activity, ...change } } })

const BAD_CONFIG = { homePageConfig: { title: 42, headline: { wrong: true }, bgImage: 'javascript:alert(1)', themeColor: 'red', cornerShare: 'none', buttonImage: [] } }

/** A page call. `more` outcomes get the reply's maker. */
export function mockPage(name: string, part: PagePart = {}, more: (pageOf: (context: EndpointContext) => PageReply) => Outcomes = () => ({})): Endpoint {
  const pageOf = (context: EndpointContext) => pageReply(context, part)
  const refuse = (context: EndpointContext, errCode: number): never => {
    throw new Refusal(errCode, pageOf(context))
  }
  const answer: Outcome = (context) => {
    if (!part.showsRefusals) return pageOf(context)
    const gate = GATE_CODE[activityOf(context).status]
    if (gate !== undefined) return refuse(context, gate)
    return context.account?.isBlacklisted ? refuse(context, BLACKLIST) : pageOf(context)
  }
  const refusals: Outcomes = part.showsRefusals
    ? { ended: (context) => refuse(context, -196308), closed: (context) => refuse(context, -196309), blacklist: (context) => refuse(context, BLACKLIST) }
    : {}
  return defineEndpoint({
    method: 'POST',
    path: candlePath(name),
    token: 'optional',
    sourceId: part.showsRefusals ? 'known' : 'open',
    outcomes: {
      ok: answer,
      ...refusals,
      /** Ended, and said by the reply itself. */
      finished: (context) => withActivity(pageOf(context), { status: 4 }),
      /** Marketing set a link of its own for this user's invitations. */
      customLink: (context) => {
        const page = pageOf(context)
        return { ...page, user: page.user && { ...page.user, customLinkFlag: 1, customLink: 'https://go.example.com/invite' } }
      },
      badConfig: (context) => {
        const page = pageOf(context)
        return { ...page, activityInfo: { ...page.activityInfo, pageConfig: BAD_CONFIG } }
      },
      /** Two seconds are left. */
      lastSecond: (context) => withActivity(pageOf(context), { endTime: context.clock.shift({ minutes: 2 / 60 }) }),
      ...more(pageOf),
    },
  })
}

/** The number of the page that is asked for, and how many rows are on it. */
const pagingOf = (context: EndpointContext) => ({ pageNo: numberOf(context, 'pageNo', 1), pageSize: numberOf(context, 'pageSize', 20) })

/** A list of so many rows, of which only the page that is asked for is made. */
const longList =
  (total: number, toRow: (index: number, context: EndpointContext) => unknown): Outcome =>
  (context) => {
    const { pageNo, pageSize } = pagingOf(context)
    const from = (pageNo - 1) * pageSize
    const length = Math.max(0, Math.min(pageSize, total - from))
    return { pageNo, pageSize, total, list: Array.from({ length }, (_, index) => toRow(from + index, context)) }
  }

/** A list call of the user's rows. `page2`: whatever follows the first page cannot be had. With `sampleAt`, `many` and `tenThousand` are as many rows, paged. */
export function mockList(name: string, rows: (account: Account, context: EndpointContext) => readonly unknown[], sampleAt?: (index: number, context: EndpointContext) => object, more: Outcomes = {}): Endpoint {
  const ok: Outcome = (context) => {
    const { pageNo, pageSize } = pagingOf(context)
    return toPage(rows(callerOf(context), context), pageNo, pageSize)
  }
  return defineEndpoint({
    method: 'POST',
    path: candlePath(name),
    token: 'required',
    sourceId: 'known',
    outcomes: {
      ok,
      ...(sampleAt && { many: longList(45, sampleAt), tenThousand: longList(10_000, sampleAt) }),
      page2: (context) => (pagingOf(context).pageNo === 1 ? ok(context) : new Response('HTTP 500', { status: 500 })),
      ...more,
    },
  })
}

/** Something that the user does, once for each requestId. `ok` answers; `refusals` are outcomes that say no with a code, and words where the code has none of its own. */
export function mockAction(name: string, ok: Outcome, more: Outcomes = {}, refusals: Readonly<Record<string, readonly [errCode: number, errMsg?: string]>> = {}): Endpoint {
  const refused = Object.entries(refusals).map(([outcome, [errCode, errMsg]]): [string, Outcome] => [
    outcome,
    () => {
      throw new Refusal(errCode, undefined, errMsg)
    },
  ])
  return defineEndpoint({ method: 'POST', path: candlePath(name), token: 'required', sourceId: 'known', outcomes: { ok, ...more, ...Object.fromEntries(refused) } })
}

/** The client's name for one intended action. */
export function requestIdOf(context: EndpointContext): string {
  const requestId = textOf(context, 'requestId')
  if (requestId === '') throw new Refusal(-200400)
  return requestId
}

/** The call that counts a share. */
export const mockShareCallback = (name: string): Endpoint => mockAction(name, () => null)

/** The newest winners of a campaign. */
export function mockWinners(name: string, amounts: readonly [number, ...number[]]): Endpoint {
  return defineEndpoint({
    method: 'POST',
    path: candlePath(name),
    sourceId: 'known',
    outcomes: {
      ok: ({ state }) => {
        const random = state.random(name)
        const mobileMask = (): string => `1${random.pick(['3', '5', '7', '8'])}${random.text('0123456789', 1)}****${random.text('0123456789', 4)}`
        return { list: Array.from({ length: 20 }, (_, index) => ({ id: `w${index + 1}`, mobileMask: mobileMask(), amount: random.pick(amounts) })) }
      },
    },
  })
}
