export { candle, useGetActEndPageQuery, useGetLoginPageQuery } from './endpoints'
export type { ActivityStatus } from './model'
