import { looseReply } from '@/lib/reply/looseReply'

/** Before every key (spec 1 §3). */
export const KEY_PREFIX = 'marketplatformh5-'

/** A flat map; other products keep their keys in the same one, so only this product's values are checked. */
export const webConfigReply = looseReply()
