import { KNOWN_PHONES, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { invitedFriends } from '@/mocks/seeds/inviteRows'
import { seedInvites, type InviteStatus } from '@/mocks/seeds/inviteSeed'
import { mockAddress } from '@/mocks/calls/mockAddress'
import { mockList, mockShareCallback } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { mockWithdraw, WITHDRAW_RULE } from '@/mocks/calls/mockWithdraw'
import { inviteAt, withdrawalAt } from '@/mocks/seeds/sampleRows'
import { keepWithdrawals } from '@/mocks/seeds/withdrawals'
import { campaign } from './index'

/** What the passenger with many friends has earned (cents). */
const EARNED = 118_500

const seed = { everyHours: 5, cents: 1000, statusAt: (): InviteStatus => ({ status: 3, statusName: '奖励已到账' }) }
const friends = seedInvites('specimenFriends', { ...seed, count: 126, id: 'friend' })
const recalls = seedInvites('specimenRecalls', { ...seed, count: 43, id: 'recall' })
const withdrawals = keepWithdrawals('specimenWithdrawals')

const friendsOf = (account: Account, context: EndpointContext) => [...invitedFriends(account, context, 1000), ...(friends.of(context.state)[account.uid] ?? [])]
const balanceOf = (account: Account, { state }: EndpointContext) => (account.mobile === KNOWN_PHONES.passenger ? EARNED : 0) - withdrawals.centsOf(state, account)

const RULE = '<h2>一、活动时间</h2><p>自活动上线之日起。</p><h2>三、奖励说明</h2><p>更多说明见<a href="https://rules.example.com/specimen">活动常见问题</a>。</p>'

export const mocks = defineMocks(campaign, {
  activity: {
    activityName: '邀请有礼',
    inviteType: 1,
    rewardRule: { withdraw: WITHDRAW_RULE },
    pageConfig: {
      rulePageConfig: { ruleContent: RULE, updateTime: '2026-11-01 10:00:00' },
      homePageConfig: { cornerShare: { link: '', title: '好友送你一份打车金', desc: '新人注册即得，首单立减', imgUrl: '' } },
    },
  },
  endpoints: [
    mockPage(
      'querySpecimenPage',
      {
        stat: (account, context) => ({ balance: balanceOf(account, context), friendsInvited: friendsOf(account, context).length }),
        rest: (context) => ({ latestInvites: context.account ? friendsOf(context.account, context).slice(0, 3) : [] }),
        showsRefusals: true,
      },
      (pageOf) => ({ many: (context) => ({ ...pageOf(context), stat: { balance: 123_456_789, friendsInvited: 1260 } }) }),
    ),
    mockShareCallback('specimenShareCallback'),
    mockList('querySpecimenFriends', friendsOf, inviteAt),
    mockList('querySpecimenRecalls', ({ uid }, { state }) => recalls.of(state)[uid] ?? [], inviteAt),
    mockList('querySpecimenRecords', (account, { state }) => withdrawals.rowsOf(state, account), withdrawalAt),
    mockList('querySpecimenHistory', (account, { state }) => withdrawals.historyOf(state, account), withdrawalAt),
    ...mockAddress({ query: 'querySpecimenAddress', save: 'saveSpecimenAddress' }, (_, id) => (/^R[12]$/.test(id) ? { name: '车载香薰礼盒' } : undefined)),
    mockWithdraw('specimenWithdraw', withdrawals, (context) => balanceOf(callerOf(context), context)),
  ],
})
