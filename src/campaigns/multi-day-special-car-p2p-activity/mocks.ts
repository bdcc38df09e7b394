import { p2pMocks } from '@/mocks/calls/p2pMocks'
import { sample } from './fixtures'
import { campaign } from './index'

export const mocks = p2pMocks(campaign, 'MultiDay', { sample, activityName: '邀好友 一起包车游' })
