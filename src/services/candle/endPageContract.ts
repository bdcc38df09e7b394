import { nullish, number, string } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

export const endPageReply = jsonObject({ actEndPageConfig: nullish(jsonObject({ bgImageType: nullish(number()), bgImage: nullish(string()) })) })
