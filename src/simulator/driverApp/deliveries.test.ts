import { parseParentMessage } from '@/features/preview/protocol'
import { deliveriesOf, readDriverChoice, SENDINGS, type Sending } from './deliveries'

const heard = (sending: Sending) => deliveriesOf(sending, 'T1').map(({ after, message }) => [after, parseParentMessage(message)])
const good = { type: 'preview/token', token: 'T1' }

it.each<[Sending, readonly unknown[]]>([
  ['atOnce', [[0, good]]],
  ['twice', [[0, good], [0, good]]],
  ['late', [[5_000, good]]],
  ['never', []],
  ['expired', [[0, { type: 'preview/token', token: 'expired' }]]],
  ['stranger', [[0, good]]],
])('says %s, in the words of the protocol', (sending, expected) => {
  expect(heard(sending)).toEqual(expected)
})

it('says nothing that a page understands where it is malformed', () => {
  expect(heard('malformed').length).toBeGreaterThan(3)
  for (const [, message] of heard('malformed')) expect(message).toBeUndefined()
})

it.each([
  ['', { sending: 'atOnce', mobile: '13900139000', page: '' }],
  ['?send=late&as=13800138000&page=/market-platform-h5/a/list?sourceId=1', { sending: 'late', mobile: '13800138000', page: '/market-platform-h5/a/list?sourceId=1' }],
  ['?send=loud&as=me&page=//evil.example', { sending: 'atOnce', mobile: '13900139000', page: '' }],
  ['?page=javascript:alert(1)', { sending: 'atOnce', mobile: '13900139000', page: '' }],
])('reads the address %s', (search, expected) => {
  expect(readDriverChoice(search)).toEqual(expected)
  expect(SENDINGS).toContain(expected.sending)
})
