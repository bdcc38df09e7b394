import { looseObject, minLength, nullish, number, pipe, string } from 'valibot'

export const userInfoReply = looseObject({
  userUid: pipe(string(), minLength(1)),
  userPromoteCode: nullish(string()),
  transportType: nullish(number()),
  mobile: nullish(string()),
})

export const registrationReply = looseObject({ registerSuccess: number() })
