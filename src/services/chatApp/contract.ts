import { jsonObject } from '@/lib/reply/jsonObject'
import { strictEnumNumber, strictText } from '@/lib/reply/fields'

/** What the chat app checks a page with. `timestamp` in seconds. */
export const pageSignatureReply = jsonObject({ appId: strictText, timestamp: strictEnumNumber, nonceStr: strictText, signature: strictText })
