import { toMobileMask } from '@/mocks/accounts'
import { defineMocks } from '@/mocks/defineMocks'
import { mockAddress } from '@/mocks/mockAddress'
import { mockList, mockShareCallback, mockWinners } from '@/mocks/mockCalls'
import { keepDraws, mockDraw } from '@/mocks/mockDraw'
import { mockPage } from '@/mocks/mockPage'
import { inviteAt } from '@/mocks/sampleRows'
import { campaign } from '../index'
import { addresses, dayRows, GOODS, hasGoods, helperRow, inviterOf, makeUp, RULE, sign, signsOf, stepRows, streakOf, totalOf, type SignAnswer } from './signs'

const RULE_TEXT = '<h3>怎么签到</h3><p>每天0点至24点可签到1次，以北京时间为准。</p><h3>怎么补签</h3><p>3天内漏签的日子可用补签卡补上；好友通过你的链接签到，你得1张补签卡。</p><h3>怎么领奖</h3><p>打车券即时到账；实物好礼填写地址后寄出。</p>'

const made = keepDraws<SignAnswer>('checkInSigns')

export const mocks = defineMocks(campaign, {
  activity: { activityName: '每日签到', inviteType: 1, rewardRule: RULE, pageConfig: { homePageConfig: { ruleContent: RULE_TEXT } }, loginPage: { title: '签到领好礼' } },
  endpoints: [
    mockPage('queryCheckInPage', {
      stat: (account, context) => ({ streak: streakOf(account, context), total: totalOf(account, context), makeUpCards: signsOf(account, context).cards }),
      rest: (context) => {
        const inviter = inviterOf(context)
        return { days: dayRows(context), steps: stepRows(context), inviter: inviter ? { mobileMask: toMobileMask(inviter.mobile) } : null }
      },
    }),
    mockDraw('checkInSign', made, sign),
    mockDraw('checkInMakeUp', made, makeUp),
    mockWinners('queryCheckInBarrage', [50, 200, 500]),
    mockList('queryCheckInInviteList', (account, context) => signsOf(account, context).helpers.map(helperRow), inviteAt),
    ...mockAddress({ query: 'queryCheckInRewardAddress', save: 'saveCheckInRewardAddress' }, (account, id, context) => (id === GOODS && hasGoods(account, context) ? { name: '车载香薰' } : undefined), addresses),
    mockShareCallback('checkInShareCallback'),
  ],
})
