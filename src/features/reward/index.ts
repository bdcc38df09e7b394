export { parseRewardRow, rewardRowReply } from './rewardRow'
export type { RewardRow, RewardRowReply } from './rewardRow'
