import { pipe, regex, string } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { flag, lenientObject, optionalEnumNumber, strictFlag, strictText, text } from '@/lib/reply/fields'

/** Replaced by every reply of the account service, refusals included; the next call always sends the newest. */
const contextToken = text

/** `errMsg` stands beside the reply's data; `unwrapSms` brings it in. */
export const smsReply = jsonObject({ contextToken, nextAction: optionalEnumNumber, errMsg: text })

/** Sent in a header later, so only characters that a header can carry are accepted. */
const token = pipe(string(), regex(/^[\x21-\x7e]+$/, 'no characters of a header'))

export const loginReply = jsonObject({ casJwt: token, registration: flag, contextToken })

/** What a page's address is signed with before the carrier's SDK may be used on it. */
export const signatureReply = jsonObject({ accessToken: strictText, jwtToken: strictText })

/** The `data` of a refusal. */
export const refusalData = jsonObject({ contextToken })

/** `imgData` is a data URL or bare base64; the model checks what may be shown. */
export const pictureReply = jsonObject({ imgData: text, contextToken })

/** Only the next context token is read: a wrong answer is a refusal. */
export const pictureVerdict = lenientObject({ contextToken })

/** `success` 0: the vendor's own service is down, and its script shows the slider without it. `gtServerStatus` goes back as it came. */
export const sliderReply = jsonObject({ gt: strictText, challenge: strictText, success: strictFlag, gtServerStatus: strictText, contextToken })

/** `status` is `success`; any other word is a refusal. */
export const sliderVerdict = jsonObject({ status: text, contextToken })
