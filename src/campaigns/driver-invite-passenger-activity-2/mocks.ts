import { defineMocks } from '@/mocks/defineMocks'
import { campaign } from './index'

export const mocks = defineMocks(campaign, { activity: { activityName: '司机邀请乘客', inviteType: 2, loginPage: { title: '司机邀请你打车' } }, endpoints: [] })
