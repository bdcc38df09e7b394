import { is, nullish, parse, string } from 'valibot'
import { jsonObject } from './jsonObject'

const schema = jsonObject({ title: nullish(string(), ''), inner: nullish(jsonObject({ name: string() })) })

it('takes of an object what is named', () => {
  expect(parse(schema, { title: null, more: 1 })).toEqual({ title: '' })
  expect(parse(schema, { inner: { name: 'a' } })).toEqual({ title: '', inner: { name: 'a' } })
})

it.each([[[]], [[{ title: 'a' }]], [null], ['text'], [5], [{ inner: [] }], [{ inner: { name: 1 } }]])('refuses %j', (value) => {
  expect(is(schema, value)).toBe(false)
})
