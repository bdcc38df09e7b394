import { p2pMocks } from '@/mocks/calls/p2pMocks'
import { sample } from './fixtures'
import { campaign } from './index'

export const mocks = p2pMocks(campaign, 'Robotaxi', { sample, activityName: '邀好友 坐无人车', isAfterFirstOrder: true })
