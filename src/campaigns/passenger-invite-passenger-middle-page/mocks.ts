import { defineMocks } from '@/mocks/calls/defineMocks'
import { campaign } from './index'

/** The link names the activity that it leads to; opened without one it shows its own. */
export const mocks = defineMocks(campaign, { activity: { activityName: '好友送你打车券', inviteType: 1, rewardRule: { inviteeAmount: 2000, inviteeThreshold: 3000, inviteeValidDays: 7 } }, endpoints: [] })
