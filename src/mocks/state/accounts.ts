import type { Random } from './random'
import { definePart, type MockState } from './state'

export const PASSENGER = 1
export const DRIVER = 2

export type Account = {
  readonly uid: string
  readonly mobile: string
  /** 1 passenger, 2 driver (spec 1 §3). */
  userType: number
  /** 1 car line, 2 taxi line. */
  readonly transportType: number
  promoteCode: string
  readonly registerTime: string
  /** Undefined: not verified by real name, as the empty passenger is not. */
  realName?: { readonly nameMask: string; readonly idCardMask: string } | undefined
  /** Flags that make the backend refuse or reward an account; absent for an ordinary one. */
  readonly isBlacklisted?: true
  readonly isRisky?: true
  /** A friend who has not ridden for long: a returning-user reward of this type, 1 to 4, is waiting (spec 1 §4). */
  readonly recallRewardType?: number
  /** Invitee reward received, by sourceId: its type 1 to 5. */
  readonly inviteeRewards: Record<string, number>
  /** Set when the account was made by a login here: through which activity, and by whose invitation. */
  registration?: { readonly sourceId: string; readonly promotorCode: string }
}

type AccountSeed = Pick<Account, 'mobile'> & Partial<Omit<Account, 'uid' | 'mobile'>>

/** Phones of accounts with fixed data. Any other valid phone is a new registration. */
export const KNOWN_PHONES = {
  passenger: '13800138000',
  emptyPassenger: '13800138001',
  risky: '13800138008',
  blacklisted: '13800138009',
  dormant: '13600136000',
  rewarded: '13700137000',
  driver: '13900139000',
  driverWithoutCode: '13900139001',
} as const

const PROMOTE_CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const accounts = definePart('accounts', (state): Account[] => {
  const everySourceId = state.campaigns.map(({ sourceId }) => sourceId)
  const list: Account[] = []
  const add = (seed: AccountSeed) => list.push(toAccount(state, { registerTime: state.clock.shift({ days: -300 }), ...seed }))
  add({ mobile: KNOWN_PHONES.passenger, promoteCode: 'P8K3QX', realName: { nameMask: '李*', idCardMask: '3101**********1234' } })
  add({ mobile: KNOWN_PHONES.emptyPassenger, promoteCode: 'P2W7NB', realName: undefined })
  add({ mobile: KNOWN_PHONES.risky, isRisky: true })
  add({ mobile: KNOWN_PHONES.blacklisted, isBlacklisted: true })
  add({ mobile: KNOWN_PHONES.dormant, recallRewardType: 2 })
  add({ mobile: KNOWN_PHONES.rewarded, inviteeRewards: Object.fromEntries(everySourceId.map((sourceId) => [sourceId, 3])) })
  add({ mobile: KNOWN_PHONES.driver, userType: DRIVER, transportType: 2, promoteCode: 'D5M9TR', realName: { nameMask: '王**', idCardMask: '3201**********5678' } })
  add({ mobile: KNOWN_PHONES.driverWithoutCode, userType: DRIVER, promoteCode: '' })
  return list
})

/** The accounts with fixed data, by the role that they play in tests. */
export function listKnownAccounts(state: MockState) {
  return Object.entries(KNOWN_PHONES).map(([role, mobile]) => ({ role, mobile, userType: findByMobile(state, mobile)?.userType ?? PASSENGER }))
}

export function findByMobile(state: MockState, mobile: string): Account | undefined {
  return accounts.of(state).find((account) => account.mobile === mobile)
}

export function findByUid(state: MockState, uid: string): Account | undefined {
  return accounts.of(state).find((account) => account.uid === uid)
}

/** What the invitations of an account name: its promoter code, and its uid where it has none. */
export const inviteCodeOf = ({ promoteCode, uid }: Account): string => promoteCode || uid

export function findByInviteCode(state: MockState, inviteCode: string): Account | undefined {
  return accounts.of(state).find((account) => inviteCodeOf(account) === inviteCode)
}

/** Accounts that a login here made through this person's invitation, newest first: the friends that the invite lists show. */
export function listInvitedBy(state: MockState, inviter: Account, sourceId: string): readonly Account[] {
  return accounts
    .of(state)
    .filter(({ registration }) => registration?.sourceId === sourceId && registration.promotorCode === inviteCodeOf(inviter))
    .toReversed()
}

export function register(state: MockState, mobile: string, registration: NonNullable<Account['registration']>): Account {
  const account = toAccount(state, { mobile, registration })
  accounts.of(state).push(account)
  return account
}

/** The server masks phones; a whole number never leaves it. */
export function toMobileMask(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** The masked number of a friend who has no account here. */
export const randomMobileMask = (random: Random): string => `1${random.pick(['3', '5', '7', '8'])}${random.text('0123456789', 1)}****${random.text('0123456789', 4)}`

function toAccount(state: MockState, seed: AccountSeed): Account {
  const random = state.random('accounts')
  return {
    uid: `U${random.text('0123456789', 12)}`,
    userType: PASSENGER,
    transportType: 1,
    promoteCode: random.text(PROMOTE_CODE_ALPHABET, 6),
    realName: { nameMask: '张*', idCardMask: '3301**********4321' },
    registerTime: state.clock.now(),
    inviteeRewards: {},
    ...seed,
  }
}
