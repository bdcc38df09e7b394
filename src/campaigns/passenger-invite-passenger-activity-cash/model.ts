import { safeParse } from 'valibot'
import { isApiError } from '@/api/apiError'
import { CODE } from '@/api/errorCodes'
import { parseInviteRow, type InviteRow } from '@/features/invite'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { cashPageReply, type CashBarrageReply, type CashPageReply } from './contract'

export type Wallet = { readonly withdrawable: number; readonly pending: number; readonly totalEarned: number; readonly friendsInvited: number }

export type RewardStep = { readonly friends: number; readonly cents: number }

/** Integer cents: what one withdrawal may be, and what is offered to choose from. */
export type WithdrawRule = { readonly limits: { readonly min: number; readonly max: number }; readonly amounts: readonly number[] }

export type Winner = { readonly id: string; readonly name: string; readonly cents: number }

export type CashStatus = 'open' | 'finished' | 'blacklisted'

export type CashPage = {
  /** What a person can still do here: everything; what they have earned; everything but invite. */
  readonly activityStatus: CashStatus
  /** By the phone's clock, in epoch milliseconds: the server said how far away it is. `endTime` tells one ending from another. */
  readonly ending: { readonly endTime: string; readonly at: number } | undefined
  readonly ladder: readonly RewardStep[]
  readonly withdrawRule: WithdrawRule
  /** Undefined for people who are not logged in. */
  readonly wallet: Wallet | undefined
  readonly promotorCode: string
  readonly customLink: string | undefined
  readonly latestInvites: readonly InviteRow[]
  readonly pageConfigs: unknown
}

const LATEST = 3

/** `receivedAt`: the phone's clock when the reply came, against which the server's time is set. */
export function parseCashPage(reply: CashPageReply, receivedAt: number): CashPage {
  const { activityInfo, user, stat, latestInvites = [] } = reply
  const { activity, rewardRule, pageConfig } = activityInfo
  return {
    activityStatus: statusOf(reply),
    ending: parseEnding(activity.endTime, reply.serverTime, receivedAt),
    ladder: (rewardRule.ladder ?? []).map(({ inviteCount, amount }) => ({ friends: inviteCount, cents: amount })).sort((a, b) => a.friends - b.friends),
    withdrawRule: parseWithdrawRule(rewardRule.withdraw),
    wallet: stat ?? undefined,
    promotorCode: user?.promotorCode ?? '',
    customLink: user?.customLinkFlag === 1 ? user.customLink : undefined,
    latestInvites: latestInvites.slice(0, LATEST).map(parseInviteRow),
    pageConfigs: pageConfig,
  }
}

function statusOf({ activityInfo, user }: CashPageReply): CashStatus {
  if (activityInfo.activity.status >= 3) return 'finished'
  return user?.isBlack === 1 ? 'blacklisted' : 'open'
}

/** While the rule says nothing; whatever is asked for, the backend has the last word. */
const STANDARD_RULE: WithdrawRule = { limits: { min: 1000, max: 50_000 }, amounts: [1000, 2000, 5000, 10_000, 20_000, 50_000] }

function parseWithdrawRule(rule: CashPageReply['activityInfo']['rewardRule']['withdraw']): WithdrawRule {
  return rule ? { limits: { min: rule.minAmount, max: rule.maxAmount }, amounts: rule.amounts ?? STANDARD_RULE.amounts } : STANDARD_RULE
}

function parseEnding(endTime: string, serverTime: string, receivedAt: number): CashPage['ending'] {
  const end = parseShanghaiTime(endTime)
  const server = parseShanghaiTime(serverTime)
  return end === undefined || server === undefined ? undefined : { endTime, at: receivedAt + end - server }
}

const REFUSED_STATUS: ReadonlyMap<number, CashStatus> = new Map([
  [CODE.activityEnded, 'finished'],
  [CODE.activityClosed, 'finished'],
  [CODE.blacklist, 'blacklisted'],
])

/** The refusals that the cash page shows itself (spec 2 §4 and §8, the blacklist on the first load). */
export const toleratedByHome: readonly number[] = [...REFUSED_STATUS.keys()]

const bare: Omit<CashPage, 'activityStatus'> = { ending: undefined, ladder: [], withdrawRule: STANDARD_RULE, wallet: undefined, promotorCode: '', customLink: undefined, latestInvites: [], pageConfigs: undefined }

/**
 * The page behind a refusal that the home lives with: what the refusal carries, else what was known before it, else a page of the
 * defaults alone. Nobody waits for its end. Undefined for every other failure.
 */
export function refusedCashPage(error: unknown, known: CashPage | undefined): CashPage | undefined {
  if (!isApiError(error) || error.kind !== 'business') return undefined
  const activityStatus = REFUSED_STATUS.get(error.errCode)
  if (!activityStatus) return undefined
  const carried = safeParse(cashPageReply, error.data)
  const page = carried.success ? parseCashPage(carried.output, 0) : (known ?? bare)
  return { ...page, activityStatus, ending: undefined }
}

/** Nobody has won nothing, or less. */
export function parseBarrage({ list }: CashBarrageReply): readonly Winner[] {
  return list.filter(({ amount }) => amount > 0).map(({ id, mobileMask, nickName, amount }) => ({ id, name: nickName || mobileMask, cents: amount }))
}
