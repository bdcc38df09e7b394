import { looseObject, nullish, number, string } from 'valibot'

export const endPageReply = looseObject({ actEndPageConfig: nullish(looseObject({ bgImageType: nullish(number()), bgImage: nullish(string()) })) })
