import { defineMocks } from '@/mocks/calls/defineMocks'
import { invitedFriends } from '@/mocks/seeds/inviteRows'
import { mockList } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { inviteAt } from '@/mocks/seeds/sampleRows'
import { campaign } from './index'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '邀好友得好礼', inviteType: 1 },
  endpoints: [
    mockPage('queryExamplePage', { stat: (account, context) => ({ friendsInvited: invitedFriends(account, context).length }) }),
    mockList('queryExampleInviteList', (account, context) => invitedFriends(account, context), inviteAt),
  ],
})
