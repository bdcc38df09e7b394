import { api } from '@/api/api'
import { KEY_PREFIX, webConfigReply, webConfigRequest, type ConfiguredProduct } from './contract'

const KEY = `${KEY_PREFIX}creditCardChargeSourceId`

/** Goes into an address of a bank's. */
const SOURCE_ID = /^[\w-]{1,64}$/

/** Apart from the rest of the web configuration, which every login page reads. */
export const chargeSourceApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** By what a bank charges the cards that are applied for here (spec 1 §3); null where operations have set none. */
    getChargeSource: build.query<string | null, ConfiguredProduct>({
      query: webConfigRequest,
      rawResponseSchema: webConfigReply,
      transformResponse: (reply: Readonly<Record<string, unknown>>) => {
        const value = reply[KEY]
        return typeof value === 'string' && SOURCE_ID.test(value) ? value : null
      },
      extraOptions: { isBackground: true },
    }),
  }),
})
