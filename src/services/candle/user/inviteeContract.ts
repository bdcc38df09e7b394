import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, count, flag, enumNumber, optionalObject, strictEnumNumber } from '@/lib/reply/fields'
import { personEntries } from '../rows/person'

// Apart from contract.ts, because a login page needs it only after the login.

/**
 * Reply of riskCheck, body `{ sourceId, scene: 'register' }`, asked before an invited friend's reward is. 0 passes; anything else refuses:
 * no reward is requested then, and the user sees a message and the activity's home.
 */
export const riskReply = jsonObject({ riskRes: strictEnumNumber })

/**
 * Reply of dealInviteeReward, body `{ sourceId, promotorCode?, shareSourceId?, channel?, newUserFlag }` (2 new, 1 existing). Both flags are
 * 0 or 1; a reward counts as given when it was hit. `inviteeRewardType`: 5 is the reward of a registration, 1 to 4 are for
 * returning friends. `rewardAmount`: cents, of the reward that was hit.
 */
export const inviteeRewardReply = jsonObject({
  receiveInviteeRewardBefore: flag,
  hitInviteeReward: flag,
  inviteeRewardType: enumNumber,
  rewardAmount: optionalCents,
})

/** Reply of inviteActivityResult, body `{ sourceId, promotorCode?, newUserFlag }`. 0: a new user; 1 to 7 are the invitee outcomes of spec 1 §9. */
export const inviteResultReply = jsonObject({ result: strictEnumNumber })

/** Reply of queryInviteePageType, body `{ sourceId, promotorCode? }`, asked when the outcome is 4 to 7: which welcome a returning friend gets. */
export const inviteePageTypeReply = jsonObject({ inviteePageType: strictEnumNumber })

/**
 * Reply of queryInviterCard, body `{ sourceId, promotorCode }`: the inviter, and the reward of a new friend. `inviter` is null for a code that
 * is unknown or no longer used. The server masks the name or the number. `thresholdAmount` (cents) and `validDays` where the reward is a coupon.
 */
export const inviterReply = jsonObject({
  inviter: optionalObject(personEntries),
  rewardAmount: optionalCents,
  thresholdAmount: optionalCents,
  validDays: count,
})

/**
 * Reply of queryBlackDriverInfo, no body, asked after a driver has logged in. A driver on the list (1) stays logged in, because earned
 * rewards stay theirs: they see a message and go back or home, without target link and reward.
 */
export const blackDriverReply = jsonObject({ isBlack: flag })
