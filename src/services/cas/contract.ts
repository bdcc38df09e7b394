import { boolean, nullish, number, picklist, pipe, minLength, regex, string, union } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

/** Replaced by every reply of the account service, refusals included; the next call always sends the newest. */
const contextToken = nullish(string())

export const smsReply = jsonObject({ contextToken, nextAction: nullish(number()) })

/** Sent in a header later, so only characters that a header can carry are accepted. */
const token = pipe(string(), regex(/^[\x21-\x7e]+$/))

export const loginReply = jsonObject({ casJwt: token, registration: nullish(picklist([0, 1]), 0), contextToken })

/** What a page's address is signed with before the carrier's SDK may be used on it. */
export const signatureReply = jsonObject({ accessToken: pipe(string(), minLength(1)), jwtToken: pipe(string(), minLength(1)) })

/** The `data` of a refusal. */
export const refusalData = jsonObject({ contextToken })

/** `imgData` is a data URL or bare base64; the model checks what may be shown. */
export const pictureReply = jsonObject({ imgData: string(), contextToken })

/** Only the next context token is read: a wrong answer is a refusal. */
export const pictureVerdict = nullish(jsonObject({ contextToken }))

/** `success` 0: the vendor's own service is down, and its script shows the slider without it. `gtServerStatus` goes back as it came. */
export const sliderReply = jsonObject({
  gt: pipe(string(), minLength(1)),
  challenge: pipe(string(), minLength(1)),
  success: union([picklist([0, 1]), boolean()]),
  gtServerStatus: union([number(), string()]),
  contextToken,
})

/** `success`, or any other word for no. */
export const sliderVerdict = jsonObject({ status: string(), contextToken })
