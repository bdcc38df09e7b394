export { turntableDraw, useQueryTurntableBarrageQuery, useQueryTurntablePageQuery, useTurntableShareCallbackMutation } from './play'
export type { TurntableDrawn, TurntablePage } from './play'
export { useQueryRewardAddressQuery, useQueryTurntableRewardDetailQuery, useQueryTurntableRewardListInfiniteQuery, useSaveRewardAddressMutation } from './prizes'
export type { PrizeDetail, PrizeRow } from './prizes'
