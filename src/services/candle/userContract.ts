import { minLength, nullish, number, pipe, string } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

export const userInfoReply = jsonObject({
  userUid: pipe(string(), minLength(1)),
  userPromoteCode: nullish(string()),
  transportType: nullish(number()),
  mobile: nullish(string()),
})

export const registrationReply = jsonObject({ registerSuccess: number() })
