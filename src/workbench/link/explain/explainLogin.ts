import { afterLogin, type AfterLoginFacts, type LoginDestination, type InviteeRoutes, type OutcomeFacts, type RewardFacts } from '@/features/login'
import type { Explanation } from './explanation'

/** What a login can come to. `reward`, `outcome`: what the backend says of an invited friend (spec 1 §4, after login, steps 6 and 7); null where it could not be asked. */
export type LoginOutcome =
  | { readonly is: 'new' | 'existing' | 'blackDriver' | 'selfInvite' | 'risky' }
  | { readonly is: 'outcome'; readonly outcome: number | null; readonly isNewUser: boolean }
  | { readonly is: 'reward'; readonly reward: 'hit' | 'receivedBefore' | 'none' | null; readonly type: number | null; readonly isNewUser: boolean }

/** Outcomes that lead to the same place stand together. */
export type LoginRow = { readonly outcomes: readonly LoginOutcome[]; readonly destination: LoginDestination }

/** What marketing set of the way on. */
export type LoginLinks = Pick<AfterLoginFacts, 'targetLinkAfterRegister' | 'targetLinkAfterLogin' | 'afterLoginMessage'>

export const NO_LINKS: LoginLinks = { targetLinkAfterRegister: '', targetLinkAfterLogin: '', afterLoginMessage: '' }

type LoginContext = { readonly routes: InviteeRoutes | null; readonly links: LoginLinks }

/** Where a login that begins at this address leads, in each of its outcomes, by the app's own rules. Empty outside the campaigns. */
export function explainLogin({ route, place, entry, guard }: Pick<Explanation, 'route' | 'place' | 'entry' | 'guard'>, { routes, links }: LoginContext): readonly LoginRow[] {
  if (route.to !== 'page' || !route.campaign || route.isPreview) return []
  const { prefix } = route.campaign
  const isAtLogin = route.kind === 'login' || route.kind === 'register'
  const from = isAtLogin ? null : `/${prefix}${route.path && `/${route.path}`}${place.search}`
  const common = { ...links, hasOnSuccess: false, from, campaign: prefix, search: place.search }
  const to = (facts: Pick<AfterLoginFacts, 'isNewUser' | 'toInvitee' | 'isBlackDriver'>): LoginDestination => afterLogin({ ...common, ...facts })
  const plain = (isNewUser: boolean, toInvitee: AfterLoginFacts['toInvitee'] = null): LoginDestination => to({ isNewUser, toInvitee, isBlackDriver: false })
  const known = routes === null ? [] : routes.ask === 'reward' ? byReward(routes.toDestination, plain) : byOutcome(routes.toDestination, plain, entry)
  const all: readonly (readonly [LoginOutcome, LoginDestination])[] = [
    ...(routes === null ? ([[{ is: 'new' }, plain(true)], [{ is: 'existing' }, plain(false)]] as const) : known),
    ...(entry.userType === 2 ? ([[{ is: 'blackDriver' }, to({ isNewUser: false, toInvitee: null, isBlackDriver: true })]] as const) : []),
  ]
  return guard.is === 'parent' ? [] : together(all)
}

type Plain = (isNewUser: boolean, toInvitee: AfterLoginFacts['toInvitee']) => LoginDestination
type Known = readonly (readonly [LoginOutcome, LoginDestination])[]

const SAMPLE_CENTS = 1_000
/** 5 comes with a registration, 1 to 4 are for returning friends (spec 1 §3). */
const REWARD_TYPES = [1, 2, 3, 4, 5]

function byReward(toDestination: (facts: RewardFacts, place: Parameters<Extract<InviteeRoutes, { ask: 'reward' }>['toDestination']>[1]) => ReturnType<InviteeRoutes['toDestination']>, plain: Plain): Known {
  const at = (facts: Partial<RewardFacts>, isNewUser: boolean): LoginDestination => plain(isNewUser, (place) => toDestination({ isRisky: false, isSelfInvite: false, reward: null, ...facts }, place))
  const given = (['hit', 'receivedBefore'] as const).flatMap((status) =>
    REWARD_TYPES.map((type) => [{ is: 'reward', reward: status, type, isNewUser: type === 5 }, at({ reward: { status, type, cents: status === 'hit' ? SAMPLE_CENTS : null } }, type === 5)] as const),
  )
  const open = [true, false].flatMap((isNewUser) => [
    [{ is: 'reward', reward: 'none', type: null, isNewUser }, at({ reward: { status: 'none', type: 0, cents: null } }, isNewUser)] as const,
    [{ is: 'reward', reward: null, type: null, isNewUser }, at({}, isNewUser)] as const,
  ])
  return [...given, ...open, [{ is: 'risky' }, at({ isRisky: true }, false)], [{ is: 'selfInvite' }, at({ isSelfInvite: true }, false)]]
}

/** 0 a new user, 1 to 7 (spec 1 §9). */
const OUTCOMES = [0, 1, 2, 3, 4, 5, 6, 7, null]

function byOutcome(toDestination: Extract<InviteeRoutes, { ask: 'outcome' }>['toDestination'], plain: Plain, { needReturn, cityCode, companyId, activityPromotorCode: promotorCode }: Explanation['entry']): Known {
  const carried = { needReturn, cityCode, companyId, promotorCode }
  const at = (facts: Partial<OutcomeFacts>, isNewUser: boolean): LoginDestination => plain(isNewUser, (place) => toDestination({ isSelfInvite: false, outcome: null, pageType: null, carried, ...facts }, place))
  const asked = OUTCOMES.flatMap((outcome) =>
    (outcome === null ? [true, false] : [outcome === 0]).map((isNewUser) => [{ is: 'outcome', outcome, isNewUser }, at({ outcome }, isNewUser)] as const),
  )
  // Some campaigns leave one's own link to the outcome that the backend names.
  const [own, other] = [at({ isSelfInvite: true }, false), at({}, false)]
  return JSON.stringify(own) === JSON.stringify(other) ? asked : [...asked, [{ is: 'selfInvite' }, own]]
}

function together(all: Known): readonly LoginRow[] {
  const rows = new Map<string, { readonly outcomes: LoginOutcome[]; readonly destination: LoginDestination }>()
  for (const [outcome, destination] of all) {
    // The sample's amount and the type of a returning friend's reward make no other place.
    const key = JSON.stringify(destination).replace(/inviteeRewardType=\d/, '').replace(/"rewardCents":\d+/, '')
    const row = rows.get(key)
    if (row) row.outcomes.push(outcome)
    else rows.set(key, { outcomes: [outcome], destination })
  }
  return [...rows.values()]
}
