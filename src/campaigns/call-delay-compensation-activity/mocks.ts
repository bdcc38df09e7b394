import { defineMocks } from '@/mocks/calls/defineMocks'
import { campaign } from './index'

/** Nothing is asked: the app draws the pop-ups. */
export const mocks = defineMocks(campaign, { activity: { activityName: '叫车慢赔', inviteType: 0 }, endpoints: [] })
