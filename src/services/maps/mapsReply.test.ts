import { unwrapMapsReply } from './mapsReply'

it("takes a reply whose status is '1' as it is", () => {
  expect(unwrapMapsReply('{"status":"1","info":"OK","pois":[]}')).toEqual({ data: { status: '1', info: 'OK', pois: [] } })
})

it("makes its info the error of any other status (spec 2 §5)", () => {
  expect(unwrapMapsReply('{"status":"0","info":"INVALID_USER_KEY","infocode":"10001"}')).toEqual({
    error: { kind: 'business', errCode: 10_001, errMsg: 'INVALID_USER_KEY', data: null },
  })
})

it.each([
  ['a page', '<html>'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no status', '{"pois":[]}'],
  ['a status that is a number', '{"status":1,"pois":[]}'],
])('never takes %s for data', (_, text) => {
  expect(unwrapMapsReply(text)).toMatchObject({ error: { kind: 'malformed' } })
})
