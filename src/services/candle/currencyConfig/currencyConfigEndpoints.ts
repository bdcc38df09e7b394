import { api } from '@/api/api'
import { postTo } from '../requests'
import { currencyConfigReply } from './currencyConfigContract'
import { parseCurrencyConfig, type CurrencyConfig } from './currencyConfigModel'

export const currencyConfigApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What asks for it goes on without it, so a failure is not shown. */
    getCurrencyConfig: build.query<CurrencyConfig, void>({
      query: () => postTo('getCurrencyConfig'),
      rawResponseSchema: currencyConfigReply,
      transformResponse: parseCurrencyConfig,
      extraOptions: { isBackground: true },
    }),
  }),
})
