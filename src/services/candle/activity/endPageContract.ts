import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, optionalObject, text } from '@/lib/reply/fields'

/** `bgImageType` of spec 2 §3. */
export const endPageReply = jsonObject({ actEndPageConfig: optionalObject({ bgImageType: choice({ 0: 'old', 1: 'default', 2: 'custom' }, 'default'), bgImage: text }) })
