import { looseReply } from './looseReply'

const { validate } = looseReply('status', 'kind')['~standard']

it.each([{}, { status: 2 }, { status: '2', kind: null, more: { of: 'it' } }])('takes %j as it is', (reply) => {
  expect(validate(reply)).toEqual({ value: reply })
})

it.each([[null], [undefined], ['text'], [5], [true], [[]]])('refuses %j, which is no object', (reply) => {
  expect(validate(reply)).toEqual({ issues: [{ message: 'not an object' }] })
})

it.each([
  [{ status: {} }, 'status'],
  [{ status: 1, kind: [] }, 'kind'],
])('refuses %j and says where', (reply, path) => {
  expect(validate(reply)).toEqual({ issues: [{ message: 'not a value', path: [path] }] })
})
