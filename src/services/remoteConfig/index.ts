export { useGetWebConfigQuery } from './endpoints'
export type { Agreement, WebConfig } from './model'
