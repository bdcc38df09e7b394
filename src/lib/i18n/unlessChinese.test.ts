import { unlessChinese } from './unlessChinese'

it.each([
  ['Car scent', 'Car scent'],
  ['¥5 coupon', '¥5 coupon'],
  ['车载香薰', 'Gift'],
  ['Plus会员', 'Gift'],
  ['', 'Gift'],
])('says %j as %j', (words, said) => {
  expect(unlessChinese(words, 'Gift')).toBe(said)
})
