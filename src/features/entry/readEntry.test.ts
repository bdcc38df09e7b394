import { readEntry } from './readEntry'

it('reads the parameters of spec 1 §2 and §3', () => {
  const search =
    '?channel=DOUYIN&sourceId=EXAMPLE2026&shareSourceId=S1&promotorCode=P8K3QX&needReturn=1&cityCode=310000&companyId=C1&thirdPartTicket=a.b%2Bc%3D&mis=1&userType=2&passengerChannel=2&isApp=1&isNavBar=1&isMinsheng=1&shareSchannel=wx&x-dyeing=blue'
  expect(readEntry(search, '')).toEqual({
    channel: 'DOUYIN',
    sourceId: 'EXAMPLE2026',
    shareSourceId: 'S1',
    activityPromotorCode: 'P8K3QX',
    needReturn: 1,
    cityCode: '310000',
    companyId: 'C1',
    thirdPartTicket: 'a.b+c=',
    mis: 1,
    userType: 2,
    passengerChannel: 2,
    isApp: 1,
    isNavBar: 1,
    isMinsheng: 1,
    shareSchannel: 'wx',
    dyeing: 'blue',
  })
})

it('says nothing of what the address does not name', () => {
  expect(readEntry('', '')).toEqual({})
  expect(readEntry('?sourceId=&lang=en', '')).toEqual({})
})

it.each([
  ['?userType=2', { userType: 2 }],
  ['?userType=1', { userType: 1 }],
  ['?userType=driver', { userType: 1 }],
  ['?passengerChannel=3', { passengerChannel: 1 }],
  ['?isApp=0', { isApp: 0 }],
  ['?isApp=true', {}],
  ['?needReturn=2', {}],
])('reads %s as %j (spec 2 §3, §4)', (search, read) => {
  expect(readEntry(search, '')).toEqual(read)
})

it.each([
  ['a script', '?sourceId=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['line breaks', '?channel=a%0d%0aX-Evil:1'],
  ['a header of its own', '?x-dyeing=a%0d%0aAuthorization:x'],
  ['a broken escape', '?sourceId=%E4%B8'],
  ['too long a value', `?sourceId=${'a'.repeat(65)}`],
  ['a path', '?sourceId=../../x'],
  ['letters in a city code', '?cityCode=shanghai'],
  ['other letters', '?promotorCode=%EF%BC%A1'],
])('does not take in %s', (_, search) => {
  expect(readEntry(search, '')).toEqual({})
})

it('takes the first of repeated parameters', () => {
  expect(readEntry('?sourceId=A&sourceId=B', '')).toEqual({ sourceId: 'A' })
})

it('takes the routing tag from a cookie too, and nothing else from there (spec 1 §6)', () => {
  expect(readEntry('', 'a=1; x-dyeing=green; sourceId=A')).toEqual({ dyeing: 'green' })
  expect(readEntry('?dyeing=blue', 'x-dyeing=green')).toEqual({ dyeing: 'blue' })
})

it('reads a ticket whose plus signs were sent as they are, and a tag that names a branch (spec 1 §2)', () => {
  expect(readEntry('?thirdPartTicket=a+b/c==&x-dyeing=feature/ride-1', '')).toEqual({ thirdPartTicket: 'a+b/c==', dyeing: 'feature/ride-1' })
})
