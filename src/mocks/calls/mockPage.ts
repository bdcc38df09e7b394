import { inviteCodeOf, type Account } from '../state/accounts'
import { GATE_CODE, type Activity } from '../state/activities'
import { activityOf, candlePath, defineEndpoint, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { Refusal } from './refusal'

type Outcomes = { readonly [outcome: string]: Outcome }

type PagePart = {
  /** Fields of `user` besides promoter code and flags. `user` and `stat` are null in the reply to a user who is not logged in. */
  readonly user?: (account: Account, context: EndpointContext) => object
  readonly stat?: (account: Account, context: EndpointContext) => object
  /** Beside `user` and `stat`. */
  readonly rest?: (context: EndpointContext) => object
  /** The page comes with the refusal of an activity that is over or a user who is blacklisted, because what was earned is still shown (spec 2 §4, §8). */
  readonly showsRefusals?: boolean
}

const BLACKLIST = -196866

type PageReply = ReturnType<typeof pageReply>

function pageReply(context: EndpointContext, { user, stat, rest }: PagePart) {
  const { account, clock } = context
  const { sourceId, activityId, beginTime, endTime, status, availableCities, rewardRule, pageConfig } = activityOf(context)
  return {
    activityInfo: { activity: { sourceId, activityId, beginTime, endTime, status: status as Status, availableCities }, rewardRule, pageConfig },
    user: account ? { promotorCode: inviteCodeOf(account), isBlack: account.isBlacklisted ? 1 : 0, customLinkFlag: 2, customLink: '', ...user?.(account, context) } : null,
    stat: (account && stat?.(account, context)) ?? null,
    serverTime: clock.now(),
    ...rest?.(context),
  }
}

type Status = 1 | 2 | 3 | 4
type ActivityChange = Partial<Pick<Activity, 'endTime' | 'status'>>

const withActivity = (page: PageReply, change: ActivityChange) => ({ ...page, activityInfo: { ...page.activityInfo, activity: { ...page.activityInfo.activity, ...change } } })

const BAD_CONFIG = { homePageConfig: { title: 42, headline: { wrong: true }, bgImage: 'javascript:alert(1)', themeColor: 'red', cornerShare: 'none', buttonImage: [] } }

/** A page call. `more`: further outcomes, made with the function that makes the reply. */
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
      /** Not open by the reply's own status, not by a code. */
      unstarted: (context) => withActivity(pageOf(context), { status: 1 }),
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
