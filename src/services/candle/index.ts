export { candle, useGetActEndPageQuery, useGetLoginPageQuery } from './endpoints'
export type { ActivityStatus, EndPage, LoginPage, UserInfo, UserInfoRequest } from './model'
