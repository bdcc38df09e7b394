import { looseReply } from '@/lib/reply/looseReply'

// Apart from contract.ts, because no page waits for it. The models ignore what is malformed.

/**
 * Reply of getPageConfig, body `{ sourceId }`: one configuration for each page of the activity that has one, by `<page>PageConfig`. Each
 * page checks its own, field by field.
 */
export const pageConfigReply = looseReply()

/** Reply of getAppDownloadPageConfig (spec 1 §7): `{ appDownloadPageConfig: { apkVersion, updateTime } }`. */
export const appInfoReply = looseReply()

/** Reply of getImageRgb, body `{ imageUrl }`: the colour that goes behind a picture, as `{ rgb: 'r,g,b' }` with parts of 0 to 255. */
export const imageColourReply = looseReply()
