import { api } from '@/api/api'
import { webConfigReply, webConfigRequest, type ConfiguredProduct } from './contract'
import { parseWebConfig, type WebConfig } from './model'

export const remoteConfig = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Without it agreements show as plain text, so a failure is not shown. */
    getWebConfig: build.query<WebConfig, ConfiguredProduct>({
      query: webConfigRequest,
      rawResponseSchema: webConfigReply,
      transformResponse: parseWebConfig,
      extraOptions: { isBackground: true },
    }),
  }),
})

export const { useGetWebConfigQuery } = remoteConfig
