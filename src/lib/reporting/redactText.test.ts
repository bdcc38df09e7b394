import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expectLinear } from '../../../tests/growth'
import { redactText } from './redactText'

it.each([
  ['13800138000', '<redacted>'],
  ['phone +86 138 0013 8000 is taken', 'phone <redacted> is taken'],
  ['138-0013-8000', '<redacted>'],
  ['Bearer abc.def.ghi', 'Bearer <redacted>'],
  ['ticket TICKET_9f8e7d', 'ticket TICKET_ <redacted>'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln', 'jwt <redacted>'],
  ['{"smsCode":"123456","sourceId":"S1"}', '{"smsCode":<redacted>,"sourceId":"S1"}'],
  ['contextToken=c1 and more', 'contextToken=<redacted> and more'],
  ['name: Li Lei, city', 'name: <redacted> Lei, city'],
  ['li.lei@example.com', '<redacted>'],
  ['the code 123456 is wrong', 'the code <redacted> is wrong'],
  ['GET https://a.example/x?sourceId=S1&telephone=1&from=%2Fa failed', 'GET https://a.example/x?sourceId=S1&telephone=<redacted>&from=<redacted> failed'],
  ['id 310101199001011234 of U00000000000000000000000000000001', 'id <redacted> of <redacted>'],
  ['{\\"casJwt\\":\\"abc.def.ghi\\",\\"sourceId\\":\\"S1\\"}', '{\\"casJwt\\":<redacted>,\\"sourceId\\":\\"S1\\"}'],
  ['session=%7B%22token%22%3A%22abcDEF12%22%2C%22a%22%3A1', 'session=%7B%22token%22%3A<redacted>%2C%22a%22%3A1'],
  ['smsCode%3D123456', 'smsCode%3D<redacted>'],
  ['ticket%3DTICKET_abc', 'ticket%3D<redacted>'],
  ['"token" => "abc def"', '"token" => <redacted>'],
  ['cut in {"token":"abc', 'cut in {"token":<redacted>'],
  ['姓名：张三', '姓名：<redacted>'],
  ['验证码：6543，', '验证码：<redacted>'],
  ['138.0013.8000', '<redacted>'],
  ['(138)00138000', '<redacted>'],
  ['(138) 0013-8000', '<redacted>'],
  ['138%200013%208000', '<redacted>'],
  ['130%2000000000', '<redacted>'],
  ['１３８００１３８０００', '<redacted>'],
  ['１３８ ００１３ ８０００', '<redacted>'],
  ['550e8400-e29b-41d4-a716-446655440000', '<redacted>'],
  ['abcdefghijklmnopqrstuvwxyzabcdef', '<redacted>'],
  ['authorization: bearer abc.def', 'authorization: <redacted>'],
  ['BEARER abc.def', 'BEARER <redacted>'],
  ['Bearer%20abc.def', 'Bearer <redacted>'],
  ['Authorization=abc', 'Authorization=<redacted>'],
  ['{"authorization":"Basic YTpi"}', '{"authorization":<redacted>}'],
  ['Authorization: Basic YTpi', 'Authorization: <redacted>'],
  ['from%3Dhttps%253A%252F%252Fa.example%253FthirdPartTicket%253Dx9 failed', 'from%3Dhttps%253A%252F%252Fa.example%253FthirdPartTicket%253D<redacted> failed'],
  ['%257B%2522token%2522%253A%2522abc%2522%257D', '%257B%2522token%2522%253A<redacted>%257D'],
  ['TOKEN: x1, Mobile: y1', 'TOKEN: <redacted>, Mobile: <redacted>'],
  ['otp:123456', 'otp:<redacted>'],
  ['code%20654321', 'code%20<redacted>'],
  ['lat=31.23,lon=121.47', 'lat=<redacted>,lon=<redacted>'],
  ['%22lat%22%3A31.23%2C%22lng%22', '%22lat%22%3A<redacted>'],
  ['at 31.230416,121.473701.', 'at <redacted>,<redacted>.'],
  ['startLat%3D31.230416', 'startLat%3D<redacted>'],
  ['{"latitude":31.23}', '{"latitude":<redacted>}'],
  ['138–0013–8000', '<redacted>'],
  ['138/0013/8000', '<redacted>'],
  ['138, 0013, 8000', '<redacted>'],
  ['138\u200b0013\u200b8000', '<redacted>'],
  ['1\u20603\ufeff8\u00ad00138000', '<redacted>'],
  ['138%E2%80%930013%25208000', '<redacted>'],
  ['+86–138–0013–8000', '<redacted>'],
  ['{"address":{"street":"Long Street 1","geo":{"no":7}},"flat":3}', '{"address":<redacted>'],
  ['{\\"addresses\\":[{\\"line\\":\\"Long Street 1\\"}]}', '{\\"addresses\\":<redacted>'],
  ['{"street":"Long Street 1"}', '{"street":<redacted>}'],
  ['li.lei%40example.com', '<redacted>'],
  ['经度：121.4', '经度：<redacted>'],
])('hides what is personal in %j (spec 1 §3)', (text, shown) => {
  expect(redactText(text)).toBe(shown)
})

it.each([
  'Loading chunk 1340 failed',
  'errCode -196606',
  'https://h5.ride-market.example/market-platform-h5/assets/m/app.0a1b2c3d4e.js:1:23456',
  '/market-platform-h5/invite-a-friend-passenger-activity-2/invitee-register-success',
  '/market-platform-h5/a-long-name-special-car-p2p-activity',
  'GET /market-platform-h5/some-passenger-invite-driver-activity?sourceId=S1 failed',
  "Cannot read properties of undefined (reading 'title')",
  'platform: h5, template=new, along: 3, latest = 2',
  'render@https://h5.ride-market.example/market-platform-h5/assets/m/app.0a1b2c3d4e.js:1:23456',
  'Chrome/153.0.7012.1004 keyJoin 12.5 ms',
])('leaves what helps to find the fault: %s', (text) => {
  expect(redactText(text)).toBe(text)
})

const phone = fc.tuple(fc.constantFrom('13', '15', '17', '18', '19'), fc.stringMatching(/^\d{9}$/)).map((parts) => parts.join(''))

it('removes every phone number, whatever is around it', () => {
  fc.assert(
    fc.property(fc.string(), phone, fc.string(), (before, number, after) => {
      expect(redactText(`${before}${number}${after}`).includes(number)).toBe(false)
    }),
  )
})

it('lets no phone number through in groups, on a wide keyboard or in an address', () => {
  const gap = fc.constantFrom('', ' ', '-', '.', '%20', ') ', '–', '/', ', ', '\u200b', '%2520', '・')
  const wide = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(phone, gap, gap, fc.boolean(), (number, first, second, isWide) => {
      const written = `of ${number.slice(0, 3)}${first}${number.slice(3, 7)}${second}${number.slice(7)}.`
      expect(redactText(isWide ? wide(written) : written)).toMatch(/^of \(?<redacted>\.$/)
    }),
  )
})

it('lets no token through: mixed case, digits, or one long word', () => {
  const token = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{28,64}$/).filter((text) => /[A-Z]/.test(text)), fc.stringMatching(/^[0-9a-f]{32,64}$/), fc.uuid(), fc.stringMatching(/^[a-z]{28,40}$/))
  fc.assert(fc.property(token, (text) => redactText(`id ${text}.`) === 'id <redacted>.'), { numRuns: 1_000 })
})

it('names every campaign in what it reports (routes.json)', () => {
  const routes = JSON.stringify(JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')))
  const paths = [...routes.matchAll(/"(\/?[a-z0-9-]+(?:\/[a-zA-Z0-9-]+)*)"/g)].map(([, path = '']) => path).filter((path) => path.length >= 28)
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) expect(redactText(`/market-platform-h5/${path}`)).toBe(`/market-platform-h5/${path}`)
})

it('takes any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof redactText(text) === 'string'))
})

const LONG = 5_000
const repeated = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length)

it.each(['.', 'token', 'a', '-', 'eyJ-', 'eyJa.', 'Bearer', '@', 'a@', '+', '%25', '%2520', ' ', 'token ', 'token=', 'token=\\', 'token:%22', '\\"', '?', '?a', '?a=', '1', '138 ', '86', '13', '1.1234', '(1', '25', 'lat_', '电话', '{', 'address:{', '%22', '\n'])(
  'takes twice as long for twice as long a text of nothing but %j',
  (part) => {
    const wrappers = [(text: string) => text, (text: string) => `token=${text}`, (text: string) => `${text}!`, (text: string) => `a@${text}`]
    for (const wrap of wrappers) expectLinear((length) => redactText(wrap(repeated(part, length))), LONG)
  },
)

it('takes twice as long for twice as long a text, however it repeats', () => {
  const parts = fc.constantFrom('.', 'token', 'lat', '_', 'eyJ', 'Bearer', '@', '+', '%', '25', '%20', '%22', '"', "'", '\\', ' ', '\n', '?', '=', ':', '1', '138', '0013', '-', '(', '{', '[', '}', '&', ',', '电话', 'a', 'Z', '\u200b', '１')
  const lists = fc.array(parts, { minLength: 1, maxLength: 5 }).map((list) => list.join(''))
  fc.assert(
    fc.property(lists, lists, lists, (before, part, after) => {
      expectLinear((length) => redactText(`${before}${repeated(part, length)}${after}`), LONG)
    }),
    { numRuns: 150 },
  )
})
