import { defineMocks } from '@/mocks/calls/defineMocks'
import { numberOf } from '@/mocks/calls/endpoint'
import { mockList } from '@/mocks/calls/mockCalls'
import { isInProgress, ordersOf, statusOf } from '@/mocks/seeds/testDriveOrders'
import { campaign } from './index'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '试驾订单', inviteType: 0 },
  endpoints: [
    /** `tab` is 1 in progress, 2 over. */
    mockList('queryTestDriveOrderList', (account, context) =>
      ordersOf(context.state, account)
        .filter((order) => isInProgress(order) === (numberOf(context, 'tab', 1) === 1))
        .map((order) => {
          const { orderNo, sourceId, experienceTime, originPoi, carType } = order
          const { orderStatus, orderStatusName: statusName } = statusOf(context.state, order)
          return { orderNo, sourceId, orderStatus, statusName, carType, experienceTime, originPoi }
        }),
    ),
  ],
})
