import type { PayOrder, PayStatus } from './payState'
import { isSettled, payStep, type PayStep, type PayWork } from './payStep'

const asked: PayOrder = { requestId: 'R1', cents: 10_000, orderNo: null, isHandedOver: false, panelSince: null }
const made: PayOrder = { ...asked, orderNo: 'N1' }
const handed: PayOrder = { ...made, isHandedOver: true }

it.each<[PayOrder | undefined, PayWork, PayStatus | undefined, PayStep]>([
  [undefined, null, undefined, 'idle'],
  [undefined, 'checking', 'paid', 'idle'],
  [asked, 'ordering', undefined, 'ordering'],
  [asked, null, undefined, 'unsure'],
  [made, 'ordering', undefined, 'ordering'],
  [made, null, undefined, 'processing'],
  [made, null, 'unpaid', 'unpaid'],
  [made, null, 'processing', 'processing'],
  [handed, 'paying', undefined, 'paying'],
  [handed, 'checking', undefined, 'checking'],
  [handed, 'checking', 'unpaid', 'checking'],
  [handed, null, undefined, 'processing'],
  [handed, null, 'unpaid', 'processing'],
  [handed, null, 'processing', 'processing'],
  [handed, 'paying', 'paid', 'paid'],
  [handed, null, 'paid', 'paid'],
  [made, null, 'closed', 'over'],
  [handed, 'checking', 'refunded', 'over'],
])('of the order %j while %s and the server says %s: %s', (order, work, status, step) => {
  expect(payStep(order, work, status)).toBe(step)
})

it.each<[PayStatus | undefined, boolean, boolean]>([
  [undefined, false, false],
  [undefined, true, false],
  ['unpaid', false, true],
  ['unpaid', true, false],
  ['processing', false, false],
  ['processing', true, false],
  ['paid', false, true],
  ['paid', true, true],
  ['closed', true, true],
  ['refunded', true, true],
])('%s, with a panel that was open (%s), is the last word: %s', (status, isHandedOver, expected) => {
  expect(isSettled(status, isHandedOver)).toBe(expected)
})
