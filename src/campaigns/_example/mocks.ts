import { defineMocks } from '@/mocks/defineMocks'
import { invitedFriends } from '@/mocks/inviteRows'
import { mockList } from '@/mocks/mockCalls'
import { mockPage } from '@/mocks/mockPage'
import { campaign } from './index'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '邀好友得好礼', inviteType: 1 },
  endpoints: [
    mockPage('queryExamplePage', { stat: (account, context) => ({ friendsInvited: invitedFriends(account, context).length }) }),
    mockList('queryExampleInviteList', (account, context) => invitedFriends(account, context)),
  ],
})
