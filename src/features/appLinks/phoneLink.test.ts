import { phoneLink } from './phoneLink'

it.each([
  ['021-10100000', 'tel:021-10100000'],
  ['+86-21-10100000', 'tel:+86-21-10100000'],
  ['95128', 'tel:95128'],
  ['', null],
  [undefined, null],
  ['021 10100000', 'tel:02110100000'],
  ['400 820 1234', 'tel:4008201234'],
  ['(021)10100000', 'tel:02110100000'],
  ['（021）1010 0000', 'tel:02110100000'],
  ['+86\u00a021-10100000\u3000', 'tel:+8621-10100000'],
  [' 95128 ', 'tel:95128'],
  ['( )', null],
  ['*#06#', null],
  ['tel:021', null],
  ['javascript:alert(1)', null],
  ['10086;ext=1', null],
  ['021-10100000\n', null],
  ['021\n10100000', null],
  ['400 820 1234 ext. 1', null],
  ['1'.repeat(30), null],
])('calls %j by %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
