import { listInvitedBy, toMobileMask } from '@/mocks/accounts'
import type { CampaignMocks } from '@/mocks/campaignMocks'
import { firstOrderTime } from '@/mocks/firstOrders'
import { activityOf, callerOf, candlePath, defineEndpoint, numberOf, type EndpointContext } from '@/mocks/endpoint'
import { toPage } from '@/mocks/lists'
import type { ExampleListReply, ExamplePageReply } from './contract'

const friendsOf = (context: EndpointContext): ExampleListReply['list'] =>
  listInvitedBy(context.state, callerOf(context), activityOf(context).sourceId).map(({ uid, mobile, registerTime }) => {
    const hasOrdered = firstOrderTime(context.state, uid) !== undefined
    return { id: uid, mobileMask: toMobileMask(mobile), registerTime, status: hasOrdered ? 3 : 1, statusName: hasOrdered ? '奖励已到账' : '已注册', amount: 0 }
  })

export const mocks: CampaignMocks = {
  prefix: '_example',
  sourceId: 'EXAMPLE2026',
  paths: ['', '/login', '/rule', '/invitation-list', '/invitee-register-success'],
  activity: { activityName: '邀好友得好礼', inviteType: 1 },
  endpoints: [
    defineEndpoint({
      method: 'POST',
      path: candlePath('queryExamplePage'),
      token: 'optional',
      sourceId: 'open',
      outcomes: {
        ok: (context): ExamplePageReply => {
          const { sourceId, status, pageConfig } = activityOf(context)
          const { account } = context
          return {
            activityInfo: { activity: { sourceId, status: status as 1 | 2 | 3 | 4 }, pageConfig },
            user: account ? { promotorCode: account.promoteCode, friendsInvited: friendsOf(context).length } : null,
          }
        },
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('queryExampleInviteList'),
      token: 'required',
      sourceId: 'known',
      outcomes: { ok: (context) => toPage(friendsOf(context), numberOf(context, 'pageNo', 1), numberOf(context, 'pageSize', 20)) },
    }),
  ],
}
