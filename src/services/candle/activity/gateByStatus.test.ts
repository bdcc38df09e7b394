import { gateByStatus } from './gateByStatus'

const unwrap = gateByStatus((data) => (data as { readonly status?: unknown } | null)?.status)
const reply = (data: unknown, errCode = 0) => JSON.stringify({ errCode, errMsg: '', data })

it.each([
  [1, -196307],
  [3, -196309],
  [4, -196308],
  ['1', -196307],
])('takes a reply whose activity has the status %j for the refusal %s (spec 1 §4, §8)', (status, errCode) => {
  expect(unwrap(reply({ status }))).toEqual({ error: { kind: 'business', errCode, errMsg: '', data: { status } } })
})

it.each([2, '2', 0, 9, '', null, undefined, {}, [2]])('leaves a reply with the status %j as it is', (status) => {
  const data = JSON.parse(JSON.stringify({ status })) as unknown
  expect(unwrap(reply(data))).toEqual({ data })
})

it('leaves a refusal and what is no envelope to the caller', () => {
  expect(unwrap(reply({ status: 1 }, -196606))).toEqual({ error: { kind: 'business', errCode: -196606, errMsg: '', data: { status: 1 } } })
  expect(unwrap(reply(null))).toEqual({ data: null })
  expect(unwrap('<html>')).toMatchObject({ error: { kind: 'malformed' } })
})
