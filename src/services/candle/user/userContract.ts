import { jsonObject } from '@/lib/reply/jsonObject'
import { strictFlag, strictText, whole, text } from '@/lib/reply/fields'

export const userInfoReply = jsonObject({
  userUid: strictText,
  userPromoteCode: text,
  transportType: whole,
  mobile: text,
})

export const registrationReply = jsonObject({ registerSuccess: strictFlag })
