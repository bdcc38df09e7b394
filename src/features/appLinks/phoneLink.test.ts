import { phoneLink } from './phoneLink'

it.each([
  ['021-10100000', 'tel:021-10100000'],
  ['+86-21-10100000', 'tel:+86-21-10100000'],
  ['95128', 'tel:95128'],
  ['', null],
  [undefined, null],
  ['021 10100000', null],
  ['*#06#', null],
  ['tel:021', null],
  ['javascript:alert(1)', null],
  ['10086;ext=1', null],
  ['021-10100000\n', null],
  ['1'.repeat(30), null],
])('calls %j by %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
