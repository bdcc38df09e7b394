import type { InferOutput } from 'valibot'
import type { userInfoReply } from './userContract'

/** What the session keeps of a user (spec 1 §3); the mobile is masked by the server. */
export type UserInfo = {
  readonly id: string
  readonly promotorCode: string | null
  readonly transportType: number | null
  readonly mobileMask: string | null
}

export type UserInfoRequest = {
  readonly isNewUser: boolean
  readonly isApp: 0 | 1
  readonly promotorCode: string | null
  readonly channel: string | null
  readonly userType: 1 | 2
  readonly sourceId: string | null
}

/** The default channel (spec 2 §7.4). */
export const DEFAULT_CHANNEL = 'SAIC'

export function toUserInfoRequest({ isNewUser, isApp, promotorCode, channel, userType, sourceId }: UserInfoRequest) {
  return { type: isNewUser ? 1 : 2, isApp, promoteCode: promotorCode ?? '', channel: channel ?? DEFAULT_CHANNEL, userType, sourceId: sourceId ?? '' }
}

export function parseUserInfo({ userUid, userPromoteCode, transportType, mobile }: InferOutput<typeof userInfoReply>): UserInfo {
  return { id: userUid, promotorCode: userPromoteCode || null, transportType: transportType ?? null, mobileMask: mobile || null }
}
