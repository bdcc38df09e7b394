import { nullish, unknown } from 'valibot'

/** Nothing is read of the reply. */
export const behaviorLogReply = nullish(unknown())
