import { looseObject, nullish, number, string } from 'valibot'

/** Marketing's fields are checked one by one by the page's own config; here only that there is an object to read them from. */
export const loginPageReply = looseObject({ status: nullish(number()), inviteType: nullish(number()) })

export const endPageReply = looseObject({ actEndPageConfig: nullish(looseObject({ bgImageType: nullish(number()), bgImage: nullish(string()) })) })
