import { hireMocks } from '@/mocks/calls/hireMocks'
import { sample } from './fixtures'
import { campaign } from './index'

const ruleContent = '<h2>邀请奖励</h2><p>你邀请的同行签约并完成首单，视为上岗。上海<strong>¥1500</strong>，其他城市以活动页为准；上岗满5人、10人、20人另有阶梯奖励。</p><h2>上岗礼</h2><p>受邀的同行完成首单后7天内，得<strong>¥800</strong>。</p>'

export const mocks = hireMocks(campaign, 'queryWindD2dPage', { sample, activityName: '邀请同行一起跑车', inviteType: 7, owner: 'driver', ruleContent })
