import { lenientObject, optionalObject, text } from '@/lib/reply/fields'

/** Reply of queryUserPromoInfo, body `{ mobile, uidType: 2 }`: the code that a driver's number is bound to; '' or absent for none, as the whole reply may be. */
export const promoterCodeReply = optionalObject({ promoteCode: text })

/**
 * Reply of the pre-bind, body `{ promoteCode, smsCode, contextToken, mobile, operateType }`. `operateType`: 1 binds a number that has no
 * code, 2 puts the new code in place of the old one. Only the next context token is read; what does not work is a refusal.
 */
export const bindReply = lenientObject({ contextToken: text })
