import { api } from '@/api/api'
import { candlePath, postTo } from '../requests'
import { appInfoReply, imageColourReply, pageConfigReply } from './pageExtrasContract'
import { parseAppInfo, parseImageColour, type AppInfo } from './pageExtrasModel'

const extraOptions = { isBackground: true }

/** Optional parts of a page, which no page waits for. */
export const pageExtrasApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAppDownloadPageConfig: build.query<AppInfo | null, void>({
      query: () => ({ url: candlePath('getAppDownloadPageConfig') }),
      rawResponseSchema: appInfoReply,
      transformResponse: parseAppInfo,
      extraOptions,
    }),
    getImageRgb: build.query<string | null, { readonly imageUrl: string }>({
      query: (body) => postTo('getImageRgb', body),
      rawResponseSchema: imageColourReply,
      transformResponse: parseImageColour,
      extraOptions,
    }),
    /** The configurations of an activity's pages, unchecked. Most pages use their defaults without them; for the others (`isRequired`) a failure is handled. One cache serves both. */
    getPageConfig: build.query<unknown, { readonly sourceId: string; readonly isRequired?: boolean }>({
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName} ${queryArgs.sourceId}`,
      query: ({ sourceId, isRequired = false }) => ({ ...postTo('getPageConfig', { sourceId }), isBackground: !isRequired }),
      rawResponseSchema: pageConfigReply,
      transformResponse: ({ pageConfig }) => pageConfig ?? null,
    }),
  }),
})
