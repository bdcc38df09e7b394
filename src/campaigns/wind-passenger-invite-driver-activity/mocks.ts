import { hireMocks } from '@/mocks/calls/hireMocks'
import { sample } from './fixtures'
import { campaign } from './index'

const ruleContent = '<h2>推荐奖励</h2><p>你推荐的人签约并完成首单，视为上岗。上海<strong>¥1200</strong>，其他城市以活动页为准；上岗满3人、6人、12人另有阶梯奖励。</p><h2>上岗礼</h2><p>被推荐的司机完成首单后7天内，得<strong>¥500</strong>。</p>'

export const mocks = hireMocks(campaign, 'queryWindPidPage', { sample, activityName: '推荐司机领现金', inviteType: 6, owner: 'passenger', ruleContent })
