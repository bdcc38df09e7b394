import type { Environment } from '@config/env'
import { api } from '@/api/api'
import { webConfigReply } from './contract'
import { parseWebConfig, type WebConfig } from './model'

export const remoteConfig = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Without it agreements show as plain text, so a failure is not shown. */
    getWebConfig: build.query<WebConfig, Pick<Environment, 'projectName' | 'productType'>>({
      query: ({ projectName, productType }) => ({ host: 'config', method: 'POST', url: '/config/v1/getWebConfig', body: { appType: 2, projectName, productType } }),
      rawResponseSchema: webConfigReply,
      transformResponse: parseWebConfig,
      extraOptions: { isBackground: true },
    }),
  }),
})

export const { useGetWebConfigQuery } = remoteConfig
