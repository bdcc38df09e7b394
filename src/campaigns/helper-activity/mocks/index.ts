import { defineMocks } from '@/mocks/defineMocks'
import { callerOf } from '@/mocks/endpoint'
import { mockAction, mockList, mockShareCallback } from '@/mocks/mockCalls'
import { keepDraws, mockDraw } from '@/mocks/mockDraw'
import { mockPage } from '@/mocks/mockPage'
import { campaign } from '../index'
import { assist, begin, faceOf, receive, roundsOf, rowOf, RULE, type GivenAnswer } from './rounds'

const made = keepDraws<GivenAnswer>('helperGiven')

const RULE_TEXT = '<h3>怎么参加</h3><p>发起助力并分享给好友，24小时内坐满5位好友，得<strong>¥20打车券</strong>。</p><h3>谁能助力</h3><p>每位好友只能为你助力1次，助力成功也得打车券。</p>'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '好友助力', inviteType: 1, rewardRule: RULE, pageConfig: { homePageConfig: { ruleContent: RULE_TEXT } }, loginPage: { title: '好友助力 免费打车' } },
  endpoints: [
    mockPage('queryHelperPage', { rest: faceOf }, (pageOf) => ({
      seatsFull: (context) => ({ ...pageOf(context), role: 1, round: { roundId: 'full', status: 2, ...RULE, helpers: Array.from({ length: RULE.goal }, (_, at) => ({ id: `${at}`, mobileMask: '138****5678' })) } }),
      roundOver: (context) => ({ ...pageOf(context), role: 1, round: { roundId: 'over', status: 4, ...RULE, helpers: [] } }),
    })),
    mockDraw('helperAssist', made, assist),
    mockDraw('receiveHelperReward', made, receive),
    mockAction('startHelperRound', (context) => ({ roundId: begin(callerOf(context), context).roundId })),
    mockList('queryHelperRecordList', (account, context) => roundsOf(account, context).map((round) => rowOf(round, context)), (index, { clock }) => ({ roundId: `many-${index + 1}`, status: 3, ...RULE, beginTime: clock.shift({ days: -index }), helpers: [] })),
    mockShareCallback('helperShareCallback'),
  ],
})
