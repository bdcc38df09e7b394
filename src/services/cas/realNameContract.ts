import { jsonObject } from '@/lib/reply/jsonObject'
import { strictFlag, text } from '@/lib/reply/fields'

/** The user's real name, masked by the server. `realNameStatus` 1 verified, 0 not. */
export const realNameReply = jsonObject({ realNameStatus: strictFlag, nameMask: text })
