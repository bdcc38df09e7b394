export { turntableDraw, useQueryTurntableBarrageQuery, useQueryTurntablePageQuery, useTurntableShareCallbackMutation } from './play'
export type { TurntableDrawn, TurntablePage } from './play'
export { useQueryTurntableRewardAddressQuery, useQueryTurntableRewardDetailQuery, useQueryTurntableRewardListInfiniteQuery, useSaveTurntableRewardAddressMutation } from './prizes'
export type { PrizeDetail, PrizeRow } from './prizes'
