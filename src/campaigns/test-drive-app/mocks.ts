import { defineMocks } from '@/mocks/calls/defineMocks'
import { numberOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { mockList } from '@/mocks/calls/mockCalls'
import { isInProgress, orderAt, ordersOf, statusOf } from '@/mocks/seeds/testDriveOrders'
import { campaign } from './index'

/** `tab` is 1 in progress, 2 over. */
const asksForComing = (context: EndpointContext): boolean => numberOf(context, 'tab', 1) === 1

type Order = ReturnType<typeof orderAt>

const rowOf = (order: Order, { state }: EndpointContext) => {
  const { orderNo, sourceId, experienceTime, originPoi, carType } = order
  const { orderStatus, orderStatusName: statusName } = statusOf(state, order)
  return { orderNo, sourceId, orderStatus, statusName, carType, experienceTime, originPoi }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '试驾订单', inviteType: 0 },
  endpoints: [
    mockList(
      'queryTestDriveOrderList',
      (account, context) => ordersOf(context.state, account).filter((order) => isInProgress(order) === asksForComing(context)).map((order) => rowOf(order, context)),
      (index, context) => rowOf(orderAt(index, context.clock, asksForComing(context)), context),
    ),
  ],
})
