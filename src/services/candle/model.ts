import type { InferOutput } from 'valibot'
import { isSafeImage } from '@/lib/safeUrl'
import type { endPageReply, loginPageReply, userInfoReply } from './contract'

/** Spec 2 §3: 1, 2, 3, 4. */
export type ActivityStatus = 'notStarted' | 'inProgress' | 'closed' | 'ended'

/** `config` is what marketing set, unchecked: the login page reads it with its own fields. */
export type LoginPage = { readonly config: Readonly<Record<string, unknown>>; readonly status: ActivityStatus | null; readonly inviteType: number | null }

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

/** The picture behind the words of an ended activity: the old one, the default one, or marketing's own (spec 2 §3). */
export type EndPage = { readonly background: 'old' | 'default' } | { readonly background: 'custom'; readonly image: string }

const STATUSES: ReadonlyMap<number, ActivityStatus> = new Map([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
])

export function parseLoginPage(reply: InferOutput<typeof loginPageReply>): LoginPage {
  return { config: reply, status: STATUSES.get(reply.status ?? 0) ?? null, inviteType: reply.inviteType ?? null }
}

/** Where nobody named a channel (spec 2 §7.4). */
export const DEFAULT_CHANNEL = 'SAIC'

export function toUserInfoRequest({ isNewUser, isApp, promotorCode, channel, userType, sourceId }: UserInfoRequest) {
  return { type: isNewUser ? 1 : 2, isApp, promoteCode: promotorCode ?? '', channel: channel ?? DEFAULT_CHANNEL, userType, sourceId: sourceId ?? '' }
}

export function parseUserInfo({ userUid, userPromoteCode, transportType, mobile }: InferOutput<typeof userInfoReply>): UserInfo {
  return { id: userUid, promotorCode: userPromoteCode || null, transportType: transportType ?? null, mobileMask: mobile || null }
}

/** A custom picture that is missing or unsafe to show becomes the default one. */
export function parseEndPage({ actEndPageConfig }: InferOutput<typeof endPageReply>): EndPage {
  const { bgImageType, bgImage } = actEndPageConfig ?? {}
  if (bgImageType === 2 && bgImage && isSafeImage(bgImage)) return { background: 'custom', image: bgImage }
  return { background: bgImageType === 0 ? 'old' : 'default' }
}
