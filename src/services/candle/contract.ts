import { looseObject, minLength, nullish, number, pipe, string } from 'valibot'

/** Marketing's fields are checked one by one by the page's own config; here only that there is an object to read them from. */
export const loginPageReply = looseObject({ status: nullish(number()), inviteType: nullish(number()) })

export const userInfoReply = looseObject({
  userUid: pipe(string(), minLength(1)),
  userPromoteCode: nullish(string()),
  transportType: nullish(number()),
  mobile: nullish(string()),
})

export const registrationReply = looseObject({ registerSuccess: number() })

export const endPageReply = looseObject({ actEndPageConfig: nullish(looseObject({ bgImageType: nullish(number()), bgImage: nullish(string()) })) })
