import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = { queryRobotaxiPipInviteList: [{ tab: 'all' }, { tab: 'done' }] }
