import { unwrapEnvelope } from './envelope'

const kindOf = (text: string) => {
  const result = unwrapEnvelope(text)
  return 'error' in result ? result.error.kind : 'data'
}

it('gives the data of a reply whose errCode is 0 (spec 1 §7)', () => {
  expect(unwrapEnvelope('{"errCode":0,"errMsg":"","data":{"a":1}}')).toEqual({ data: { a: 1 } })
})

it('gives null where the reply has no data', () => {
  expect(unwrapEnvelope('{"errCode":0}')).toEqual({ data: null })
})

it('makes any other errCode an error with the server message and its data (spec 1 §5)', () => {
  expect(unwrapEnvelope('{"errCode":-208212,"errMsg":"wrong code","data":{"contextToken":"c2"}}')).toEqual({
    error: { kind: 'business', errCode: -208212, errMsg: 'wrong code', data: { contextToken: 'c2' } },
  })
})

it('has an empty message where the server sends none', () => {
  expect(unwrapEnvelope('{"errCode":-1,"errMsg":{"a":1}}')).toMatchObject({ error: { errMsg: '' } })
  expect(unwrapEnvelope('{"errCode":-1,"errMsg":"  \\n "}')).toMatchObject({ error: { errMsg: '' } })
})

it.each([
  ['an HTML page', '<!doctype html><title>502</title>'],
  ['a cut-off reply', '{"errCode":0,"data":{"a"'],
  ['nothing', ''],
  ['a bare value', '"ok"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no errCode', '{"data":{}}'],
  ['an errCode in a string', '{"errCode":"0","data":{}}'],
  ['an errCode with a fraction', '{"errCode":0.5,"data":{}}'],
])('never takes %s for data', (_, text) => {
  expect(kindOf(text)).toBe('malformed')
})
