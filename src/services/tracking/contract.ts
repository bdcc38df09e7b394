import { nullish, unknown } from 'valibot'

/** The reply is not read. */
export const behaviorLogReply = nullish(unknown())
