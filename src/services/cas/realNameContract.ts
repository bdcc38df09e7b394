import { nullish, object, picklist, string } from 'valibot'

/** The user's real name, masked by the server. `realNameStatus` 1 verified, 0 not. */
export const realNameReply = object({ realNameStatus: picklist([0, 1]), nameMask: nullish(string()), idCardMask: nullish(string()) })
