import { jsonObject } from '@/lib/reply/jsonObject'
import { strictFlag, strictText, whole, words } from '@/lib/reply/fields'

export const userInfoReply = jsonObject({
  userUid: strictText,
  userPromoteCode: words,
  transportType: whole,
  mobile: words,
})

export const registrationReply = jsonObject({ registerSuccess: strictFlag })
