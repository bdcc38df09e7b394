import { formPath, readRebinding, readResult, resultPath, verifyPath } from './bindAddress'

const rebinding = { oldCode: 'D5M9TR', newCode: 'P8K3QX', phone: '13900139000', smsCode: '123456', contextToken: 'c+1/2=' }

it('carries type, promotorCode, newPromotorCode, mobile, smsCode and contextToken to the verify page, and back (spec 1 §2)', () => {
  const path = verifyPath('?promotorCode=P8K3QX&channel=WECHAT', rebinding)
  expect(path).toBe('/driver-promotor-code-bind/verify?channel=WECHAT&type=success&promotorCode=D5M9TR&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=c%2B1%2F2%3D')
  const search = path.slice(path.indexOf('?'))
  expect(readRebinding(search)).toEqual(rebinding)
  expect(formPath(search)).toBe('/driver-promotor-code-bind?channel=WECHAT&promotorCode=P8K3QX')
})

it('carries type and text to the result page, and nothing that is secret (spec 1 §2)', () => {
  const path = verifyPath('?channel=WECHAT', rebinding)
  expect(resultPath(path.slice(path.indexOf('?')), '绑定成功')).toBe(`/driver-promotor-code-bind/result?channel=WECHAT&type=success&text=${encodeURIComponent('绑定成功')}`)
})

const whole: Readonly<Record<string, string>> = { type: 'success', promotorCode: 'D5M9TR', newPromotorCode: 'P8K3QX', mobile: '13900139000', smsCode: '123456', contextToken: '' }
const searchOf = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values).toString()}`

it.each([
  ['nothing wrong', {}, true],
  ['type', { type: 'fail' }, false],
  ['promotorCode', { promotorCode: '<b>' }, false],
  ['newPromotorCode', { newPromotorCode: '' }, false],
  ['mobile', { mobile: '139' }, false],
  ['smsCode', { smsCode: '1234567' }, false],
])('confirms only what is whole: %s', (_, wrong, isWhole) => {
  expect(readRebinding(searchOf({ ...whole, ...wrong })) !== null).toBe(isWhole)
})

it.each([
  ['?type=success&text=%E7%BB%91%E5%AE%9A%E6%88%90%E5%8A%9F', { isSuccess: true, text: '绑定成功' }],
  ['?type=other&text=x', { isSuccess: false, text: 'x' }],
  ['', { isSuccess: false, text: '' }],
  ['?type=success&text=%E2%80%AEabc%00%0A', { isSuccess: true, text: 'abc' }],
  [`?text=${'x'.repeat(500)}`, { isSuccess: false, text: 'x'.repeat(40) }],
])('reads the result of %j', (search, expected) => {
  expect(readResult(search)).toEqual(expected)
})
