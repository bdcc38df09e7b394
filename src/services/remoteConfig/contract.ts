import type { Environment } from '@config/env'
import type { ApiRequest } from '@/api/request'
import { looseReply } from '@/lib/reply/looseReply'

/** Before every key (spec 1 §3). */
export const KEY_PREFIX = 'marketplatformh5-'

/** A flat map; other products keep their keys in the same one, so only this product's values are checked. */
export const webConfigReply = looseReply()

/** What names the product whose web configuration is asked for. */
export type ConfiguredProduct = Pick<Environment, 'projectName' | 'productType'>

export const webConfigRequest = ({ projectName, productType }: ConfiguredProduct): ApiRequest => ({ host: 'config', method: 'POST', url: '/config/v1/getWebConfig', body: { appType: 2, projectName, productType } })
