import { toCode } from './typedInput'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['1234567', '123456'],
  ['１２３４５６', '123456'],
  ['【平台】验证码：123456，5分钟内有效', '123456'],
  ['尊敬的13800138000用户，验证码654321', '654321'],
  ['13800138000 654321', '654321'],
  ['12a', '12a'],
  ['', ''],
])('keeps of %j the code, without blanks and never more than 6 characters (spec 1 §5)', (typed, code) => {
  expect(toCode(typed)).toBe(code)
})
