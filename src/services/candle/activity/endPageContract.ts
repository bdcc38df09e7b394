import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, part, words } from '@/lib/reply/fields'

/** `bgImageType` of spec 2 §3. */
export const endPageReply = jsonObject({ actEndPageConfig: part({ bgImageType: choice({ 0: 'old', 1: 'default', 2: 'custom' }, 'default'), bgImage: words }) })
