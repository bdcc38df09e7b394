import { looseObject, nullish, string, unknown } from 'valibot'

// Apart from contract.ts, because no page waits for it.

/**
 * Reply of getPageConfig, body `{ sourceId }`: one configuration for each page of the activity that has one, by `<page>PageConfig`. Each
 * page checks its own, field by field.
 */
export const pageConfigReply = looseObject({ pageConfig: nullish(unknown()) })

/** Reply of getAppDownloadPageConfig (spec 1 §7). */
export const appInfoReply = looseObject({ appDownloadPageConfig: nullish(looseObject({ apkVersion: nullish(string()), updateTime: nullish(string()) })) })

/** Reply of getImageRgb, body `{ imageUrl }`: the colour that goes behind a picture, as 'r,g,b' with parts of 0 to 255. */
export const imageColourReply = looseObject({ rgb: string() })
