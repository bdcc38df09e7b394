import { is, parse } from 'valibot'
import { realNameReply } from './realNameContract'
import { parseRealName } from './realNameModel'

it.each([
  [{ realNameStatus: 1, nameMask: 'L*', idCardMask: '31**' }, { isVerified: true, nameMask: 'L*' }],
  [{ realNameStatus: 1 }, { isVerified: true, nameMask: '' }],
  [{ realNameStatus: 0, nameMask: null }, { isVerified: false, nameMask: '' }],
  [{ realNameStatus: '1', nameMask: 'L*' }, { isVerified: true, nameMask: 'L*' }],
] as const)('reads the masked name of %j (spec 2 §7.2)', (reply, name) => {
  expect(parseRealName(parse(realNameReply, reply))).toEqual(name)
})

it.each([{}, { realNameStatus: 2 }, { realNameStatus: null }, { realNameStatus: 1, nameMask: [] }])('refuses %j', (reply) => {
  expect(is(realNameReply, reply)).toBe(false)
})
