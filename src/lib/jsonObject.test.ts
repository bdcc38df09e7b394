import { is, nullish, parse, string } from 'valibot'
import { jsonObject } from './jsonObject'

const schema = jsonObject({ title: nullish(string(), ''), inner: nullish(jsonObject({ name: string() })) })

it('takes an object, with what else is in it', () => {
  expect(parse(schema, { title: null, more: 1 })).toEqual({ title: '', more: 1 })
  expect(parse(schema, { inner: { name: 'a' } })).toEqual({ title: '', inner: { name: 'a' } })
})

it.each([[[]], [[{ title: 'a' }]], [null], ['text'], [5], [{ inner: [] }], [{ inner: { name: 1 } }]])('refuses %j', (value) => {
  expect(is(schema, value)).toBe(false)
})
