import { looseReply } from '@/lib/reply/looseReply'

/** Marketing's fields are checked one by one by the page's own config; here only that there is an object to read them from. */
export const loginPageReply = looseReply('status', 'inviteType')
