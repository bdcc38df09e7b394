import { deserializeShared, payPersist } from './pay.persist'
import type { PayOrder } from './payState'

const order: PayOrder = { requestId: 'R1', input: { packageId: 'A' }, cents: 10_000, orderNo: 'N1', isHandedOver: true, panelSince: 1_763_600_000_000 }
const stored = (kept: unknown) => ({ open: { 'S1 U1 recharge': kept } })

it('keeps an order with what was chosen, also one whose number is not known', () => {
  expect(payPersist.deserialize(stored(order))).toEqual(stored(order))
  const { orderNo: _, panelSince: __, ...asked } = order
  expect(payPersist.deserialize(stored(asked))).toEqual(stored({ ...asked, orderNo: null, panelSince: null }))
})

it.each([
  ['no amount', { ...order, cents: undefined }],
  ['an amount in yuan', { ...order, cents: 99.5 }],
  ['no amount at all', { ...order, cents: 0 }],
  ['a request id that is none', { ...order, requestId: '<b>' }],
  ['no word of the panel', { ...order, isHandedOver: undefined }],
  ['a panel since no time', { ...order, panelSince: 'now' }],
  ['a text', 'order'],
  ['nothing', null],
])('drops what has %s: no money is asked for on the strength of half a record', (_, kept) => {
  expect(payPersist.deserialize(stored(kept))).toEqual({ open: {} })
})

it.each([null, '', '{', '[]', '{"open":{}}', '{"open":{},"_persist":{"version":99}}'])('takes nothing over from another tab that wrote %j', (text) => {
  expect(deserializeShared(text)).toBeUndefined()
})

it('takes over what another tab of this release wrote', () => {
  expect(deserializeShared(JSON.stringify({ ...stored(order), _persist: { version: 2, rehydrated: true } }))).toEqual(stored(order).open)
})

it('takes an order over from the release before, which called what was chosen otherwise', () => {
  const { input, ...rest } = order
  expect(payPersist.deserialize(payPersist.migrations[2]!(stored({ ...rest, said: input })))).toEqual(stored(order))
})
