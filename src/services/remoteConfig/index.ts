export { chargeSourceApi } from './chargeSource'
export { remoteConfig, useGetWebConfigQuery } from './endpoints'
export type { Agreement, WebConfig } from './model'
