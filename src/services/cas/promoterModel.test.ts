import { parse } from 'valibot'
import { bindReply, promoterCodeReply } from './promoterContract'
import { parseBinding, parsePromoterCode, toBinding, toPromoterLookup } from './promoterModel'

it('looks a mobile up with uidType 2 (spec 1 §4)', () => {
  expect(toPromoterLookup('13900139000')).toEqual({ mobile: '13900139000', uidType: 2 })
})

it.each([
  ['bind', 1],
  ['rebind', 2],
] as const)('%s is operateType %d (spec 1 §7, pre-bind)', (operation, operateType) => {
  const binding = { promoteCode: 'P8K3QX', phone: '13900139000', smsCode: '123456', contextToken: 'c1', operation }
  expect(toBinding(binding)).toEqual({ promoteCode: 'P8K3QX', smsCode: '123456', contextToken: 'c1', mobile: '13900139000', operateType })
})

it.each([
  [{ promoteCode: 'D5M9TR' }, 'D5M9TR'],
  [{ promoteCode: '' }, null],
  [{}, null],
  [{ promoteCode: null }, null],
  [null, null],
])('reads %j as %j', (reply, code) => {
  expect(parsePromoterCode(parse(promoterCodeReply, reply))).toBe(code)
})

it.each([
  [{ contextToken: 'c2' }, 'c2'],
  [null, null],
  [true, null],
  [1, null],
  ['success', null],
])('takes %j for a binding that was accepted, with the next context token %j', (reply, contextToken) => {
  expect(parseBinding(parse(bindReply, reply))).toEqual({ contextToken })
})
