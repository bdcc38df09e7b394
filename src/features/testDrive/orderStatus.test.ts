import { ORDER_STATUS_NAMES } from './messages'
import { parseOrderStatus } from './orderStatus'

it.each([
  [1, '', 'waiting'],
  [2, '', 'confirmed'],
  [3, '', 'done'],
  [4, '', 'cancelled'],
  [0, '待确认', 'waiting'],
  [0, '待试驾', 'confirmed'],
  [0, '已完成', 'done'],
  [0, '已取消', 'cancelled'],
  // The number counts, also one that a later backend sends.
  [2, '待确认', 'confirmed'],
  [9, '待确认', undefined],
  [0, '排队中', undefined],
  [0, '', undefined],
])('an order with orderStatus %j and orderStatusName "%s" is %s (spec 2 §3)', (mark, name, status) => {
  expect(parseOrderStatus(mark, name)).toBe(status)
})

it('knows each status by the name that it shows for it', () => {
  for (const [status, name] of Object.entries(ORDER_STATUS_NAMES)) expect(parseOrderStatus(0, name)).toBe(status)
})
