import type { InferOutput } from 'valibot'
import { isSafeImage } from '@/lib/url/safeUrl'
import { nameOf } from '../rows/person'
import type { inviteeRewardReply, inviterReply } from './inviteeContract'

/** What the calls about an invited friend ask with. Null: not known, and not sent. */
export type InviteeRequest = {
  readonly sourceId: string | null
  readonly promotorCode: string | null
  readonly shareSourceId: string | null
  readonly channel: string | null
  readonly isNewUser: boolean
}

/** The type of the reward that a registration gives (spec 1 §4). */
export const NEW_USER_REWARD = 5

/** What an invited friend gets (spec 1 §3). `type` 5 comes with a registration, 1 to 4 are for returning friends; other numbers are ignored. */
export type InviteeReward = { readonly status: 'receivedBefore' | 'hit' | 'none'; readonly type: number; readonly cents: number | null }

/** `name` is masked by the server; `avatar` is '' where there is none to show. */
export type Inviter = { readonly name: string; readonly avatar: string }
/** Of a coupon that is still to be given: what a ride must cost for it (0 for any ride), and for how many days it will be valid. */
export type CouponTerms = { readonly thresholdCents: number; readonly validDays: number }
/** `terms`: of a reward that is a coupon. */
export type InviterCard = { readonly inviter: Inviter | null; readonly cents: number | null; readonly terms?: CouponTerms | undefined }

/** Spec 1 §9: newUserFlag 2 new, 1 existing. */
const newUserFlag = (isNewUser: boolean) => (isNewUser ? 2 : 1)

export function toRewardRequest({ sourceId, promotorCode, shareSourceId, channel, isNewUser }: InviteeRequest) {
  return {
    sourceId: sourceId ?? undefined,
    promotorCode: promotorCode ?? undefined,
    shareSourceId: shareSourceId ?? undefined,
    channel: channel ?? undefined,
    newUserFlag: newUserFlag(isNewUser),
  }
}

export function toOutcomeRequest({ sourceId, promotorCode, isNewUser }: InviteeRequest) {
  return { sourceId: sourceId ?? undefined, promotorCode: promotorCode ?? undefined, newUserFlag: newUserFlag(isNewUser) }
}

export function parseInviteeReward(reply: InferOutput<typeof inviteeRewardReply>): InviteeReward {
  const { receiveInviteeRewardBefore, hitInviteeReward, inviteeRewardType, rewardAmount } = reply
  const status = receiveInviteeRewardBefore ? 'receivedBefore' : hitInviteeReward ? 'hit' : 'none'
  return { status, type: inviteeRewardType, cents: status === 'hit' ? rewardAmount || null : null }
}

export function parseInviter({ inviter, rewardAmount, thresholdAmount, validDays }: InferOutput<typeof inviterReply>): InviterCard {
  const cents = rewardAmount || null
  const name = nameOf(inviter)
  const terms = validDays > 0 ? { thresholdCents: thresholdAmount, validDays } : undefined
  return { inviter: inviter && name ? { name, avatar: isSafeImage(inviter.avatar) ? inviter.avatar : '' } : null, cents, terms }
}
