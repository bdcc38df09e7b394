import type { CampaignMocks } from '@/mocks/campaignMocks'
import { callerOf, candlePath, defineEndpoint, numberOf, type EndpointContext } from '@/mocks/endpoint'
import { toPage } from '@/mocks/lists'
import { isInProgress, ordersOf, statusOf } from '@/mocks/testDriveOrders'

/** `tab` is 1 in progress, 2 over. */
function listed(context: EndpointContext, tab: number) {
  const { state } = context
  return ordersOf(state, callerOf(context))
    .filter((order) => isInProgress(order) === (tab === 1))
    .map((order) => {
      const { orderNo, sourceId, experienceTime, originPoi, carType } = order
      return { orderNo, sourceId, statusName: statusOf(state, order).orderStatusName, carType, experienceTime, originPoi }
    })
}

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
        ok: (context) => toPage(listed(context, numberOf(context, 'tab', 1)), numberOf(context, 'pageNo', 1), numberOf(context, 'pageSize', 20)),
      },
    }),
  ],
}
