import { safeParse, type InferOutput } from 'valibot'
import { unwrapEnvelope, type Unwrapped } from '@/api/envelope'
import { isRefusal } from '@/api/errors/apiError'
import { ACCOUNT_TYPE } from './accountType'
import { refusalData, type loginReply, type smsReply } from './contract'

/** What the send-code reply asks for (spec 1 §4, §9): nothing more, a picture captcha (8), a verification (3), or it failed (2 and any other). */
export type SmsStep = 'sent' | 'pictureCaptcha' | 'verification' | 'failed'
/** `message`: the server's own words for a code that it has not sent; '' where it has none. */
export type SmsAnswer = { readonly step: SmsStep; readonly contextToken: string | null; readonly message: string }

/** `token` becomes the session's; `isNewRegistration` says that the account was made by this login. */
export type LoginAnswer = { readonly token: string; readonly isNewRegistration: boolean; readonly contextToken: string | null }

/** Where the user came from, as every kind of login reports it (spec 2 §7.4). Null: not known. */
export type Invitation = {
  readonly promotorCode: string | null
  readonly sourceId: string | null
  readonly shareSourceId: string | null
  readonly channel: string | null
  readonly inviteType: number | null
  readonly isApp: 0 | 1
}

export type PhoneLogin = {
  /** Digits only. */
  readonly phone: string
  readonly code: string
  /** Empty when no reply has brought one yet. */
  readonly contextToken: string
  readonly invitation: Invitation
  /** The page's whole address. */
  readonly pageUrl: string
}

const STEPS: ReadonlyMap<number, SmsStep> = new Map([
  [0, 'sent'],
  [8, 'pictureCaptcha'],
  [3, 'verification'],
])

export function parseSmsReply({ contextToken, nextAction, errMsg }: InferOutput<typeof smsReply>): SmsAnswer {
  return { step: STEPS.get(nextAction) ?? 'failed', contextToken: contextToken || null, message: errMsg.trim() }
}

/** A code that was not sent comes with errCode 0 too, and with words (spec 1 §7: contextToken, nextAction, errCode, errMsg). */
export function unwrapSms(text: string): Unwrapped {
  const reply = unwrapEnvelope(text)
  if ('error' in reply || typeof reply.data !== 'object' || reply.data === null || Array.isArray(reply.data)) return reply
  const { errMsg } = JSON.parse(text) as { readonly errMsg?: unknown }
  return { data: { ...reply.data, errMsg: typeof errMsg === 'string' ? errMsg : '' } }
}

export function parseLoginReply({ casJwt, registration, contextToken }: InferOutput<typeof loginReply>): LoginAnswer {
  return { token: casJwt, isNewRegistration: registration, contextToken: contextToken || null }
}

/** The new context token that a refusal carries, null when it carries none. */
export function contextTokenOf(error: unknown): string | null {
  if (!isRefusal(error)) return null
  const { success, output } = safeParse(refusalData, error.data)
  return (success && output.contextToken) || null
}

export function toPhoneLogin({ phone, code, contextToken, invitation, pageUrl }: PhoneLogin) {
  return { accountName: phone, loginCode: code, accountType: ACCOUNT_TYPE.mobile, platform: 'h5', contextToken, ...toLoginExtras(invitation, pageUrl) }
}

/** The fields that all logins share, every one of them each time: '' for what is not known. The two JSON fields are strings on the wire. */
export function toLoginExtras({ promotorCode, sourceId, shareSourceId, channel, inviteType, isApp }: Invitation, pageUrl: string) {
  const invParam = {
    promotorCode: promotorCode ?? '',
    source: sourceId ?? '',
    shareSource: shareSourceId ?? '',
    channelCode: channel ?? '',
    inviteType: inviteType ?? '',
    isApp,
  }
  return {
    promotorCode: invParam.promotorCode,
    channelCode: invParam.channelCode,
    source: invParam.source,
    commonJson: JSON.stringify({ invParam }),
    extraParameters: JSON.stringify({ url: pageUrl }),
  }
}
