import type { CampaignMocks } from '@/mocks/campaignMocks'
import { callerOf, candlePath, defineEndpoint, numberOf } from '@/mocks/endpoint'
import { toPage } from '@/mocks/lists'
import { listed } from '@/mocks/testDriveOrders'

export const mocks: CampaignMocks = {
  prefix: 'test-drive-app',
  sourceId: 'TESTDRIVEAPP2026',
  paths: ['/order-list'],
  activity: { activityName: '试驾订单', inviteType: 0 },
  endpoints: [
    defineEndpoint({
      method: 'POST',
      path: candlePath('queryTestDriveOrderList'),
      token: 'required',
      sourceId: 'known',
      outcomes: {
        ok: (context) => toPage(listed(context.state, callerOf(context), numberOf(context, 'tab', 1)), numberOf(context, 'pageNo', 1), numberOf(context, 'pageSize', 20)),
      },
    }),
  ],
}
