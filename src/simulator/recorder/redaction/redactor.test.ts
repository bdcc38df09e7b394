import { isName } from '@/blocks/formParts/personName'
import { isPhone } from '@/lib/phone'
import { redact as redactForDevTools } from '@/app/devtools/devtools'
import { createRedactor, type Redactor } from './redactor'
import { createStandIns, type StandInMemory } from './standIns'

const JWT = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.XyZ_abcDEF0123456789abcDEF0123456789abcDEF0123456789abcDEF0123456.s1GnAtUrE-of_the_token_0123456789abcdefghij'
/** Every secret of the product, under each name that it has somewhere (spec 1 §2, §3, §7; spec 2 §3, §7). */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  13912345678: ['phone', 'mobile', 'telephone', 'accountName', 'contactPhone', 'fillPhone'],
  李晓明: ['realName', 'nickName', 'userName', 'contactName', 'driverName'],
  246813: ['code', 'loginCode', 'smsCode'],
  x7Kp: ['answer', 'imgData'],
  [JWT]: ['token', 'casJwt', 'accessToken', 'jwtToken', 'authToken', 'spToken', 'payToken', 'Authorization'],
  'ctx~opaque~1': ['contextToken'],
  'ticket-of-a-third-party': ['ticket', 'thirdPartTicket', 'loginTicket'],
  TICKET_13912345678: ['ticket'],
  U3f9a81c0d7e24b55a6: ['userUid', 'uid'],
  '7d1c9a52-93e1-4c1f-8f0e-6a2b91d0c4e7': ['leadUuid', 'uuid'],
  a9f8e7d6c5b4a3f2e1d0c9b8a7f6e5d4: ['deviceId', 'fingerId', 'X-Saic-Device-Id'],
  D5M9TR: ['promotorCode', 'userPromoteCode', 'newPromotorCode'],
  世纪大道2001号3栋: ['beginAddress', 'address', 'street'],
  '121.473712': ['originLon', 'lon', 'orderLon'],
  '31.230456': ['originLat', 'lat', 'orderLat'],
  '310101199003071234': ['idNo', 'idCard'],
  'li.xiaoming@mail.cn': ['email'],
}
const pairs = Object.keys(SECRETS).flatMap((secret) => (SECRETS[secret] ?? []).map((name) => [name, secret] as const))

/** Where a value may stand in a recording. */
const PLACES: Readonly<Record<string, (name: string, secret: string, redactor: Redactor) => unknown>> = {
  'the query of an address': (name, secret, { text }) => text(`https://h5.example/market-platform-h5/cash/login?sourceId=S1&${name}=${encodeURIComponent(secret)}#x`),
  'an address in an address': (name, secret, { text }) => text(`/x?to=${encodeURIComponent(encodeURIComponent(`https://a.example/?${name}=${encodeURIComponent(secret)}&b=1`))}`),
  'a reply': (name, secret, { value }) => value({ errCode: 0, data: { rows: [{ [name]: secret }] } }),
  'a text of JSON in a reply': (name, secret, { value }) => value({ extraParameters: JSON.stringify(JSON.stringify({ [name]: secret })) }),
  'a header': (name, secret, { texts }) => texts({ [name]: name === 'Authorization' ? `Bearer ${secret}` : secret }),
  'kept values': (name, secret, { texts }) => texts({ 'market-platform-h5.session': encodeURIComponent(JSON.stringify({ [name]: secret })) }),
  'an action': (name, secret, { value }) => value({ payload: { field: name, value: secret }, meta: { arg: { originalArgs: { [name]: secret } } } }),
  'a form in the state': (name, secret, { value }) => value({ [name]: { value: secret, validateStatus: '' } }),
  'the key of a cache': (name, secret, { value }) => value({ [`queryX({"${name}":"${secret}"})`]: 1 }),
  'words of a failure': (name, secret, { text }) => text(`POST failed: {"${name}":"${secret}"} and ${name}=${secret}`),
  'words, once it has been seen': (name, secret, { text, value }) => (value({ [name]: secret }), text(`${secret} 已使用`)),
}

describe.each(Object.keys(PLACES))('%s', (place) => {
  it.each(pairs)('shows no %s: %s', (name, secret) => {
    const shown = JSON.stringify(PLACES[place]?.(name, secret, createRedactor(createStandIns())))
    expect(shown).not.toContain(secret)
    expect(decodeURIComponent(decodeURIComponent(shown))).not.toContain(secret)
  })
})

it.each(pairs)('hides what Redux DevTools hide: %s', (name, secret) => {
  const action = { [name]: secret, payload: `${name}=${secret}` }
  const inDevTools = redactForDevTools(action) as typeof action
  const shown = createRedactor(createStandIns()).value(action) as typeof action
  expect(inDevTools[name] === secret || shown[name] !== secret).toBe(true)
})

it('writes no secret of five digits and more that a backend sends as a number under its name', () => {
  const { value, text } = createRedactor(createStandIns())
  expect(value({ contextToken: 1_234_567_890, ticket: 12_345_678, total: 12_345 })).toEqual({ contextToken: 'token-1', ticket: 'ticket-1', total: 12_345 })
  expect(text('/login?contextToken=1234567890')).toBe('/login?contextToken=token-1')
})

it('tells one story: the phone that is typed is the phone that is sent, answered, kept and shown, and so is the code', () => {
  const { typed, value, text, texts } = createRedactor(createStandIns())
  expect(typed('phone', '139 1234 5678')).toBe('138 0000 0001')
  expect(typed('code', '246813')).toBe('000001')
  expect(value({ accountName: '13912345678', loginCode: '246813', other: '13700000077' })).toEqual({ accountName: '13800000001', loginCode: '000001', other: '13800000002' })
  expect(value({ data: { mobile: 13_912_345_678, mobileMask: '139****5678' } })).toEqual({ data: { mobile: 13_800_000_001, mobileMask: '138****0001' } })
  expect(text('已发送至 139 1234 5678，验证码 246813')).toBe('已发送至 138 0000 0001，验证码 000001')
  expect(text('/bind?mobile=13912345678&smsCode=246813')).toBe('/bind?mobile=13800000001&smsCode=000001')
  expect(texts({ Authorization: 'Bearer T0kenOne' })).toEqual({ Authorization: 'Bearer token-1' })
  expect(value({ casJwt: 'T0kenOne', spToken: 'another' })).toEqual({ casJwt: 'token-1', spToken: 'token-2' })
})

it('gives a mask and its phone one number, and another phone with the same mask another one', () => {
  const { value } = createRedactor(createStandIns())
  expect(value([{ mobileMask: '139****5678' }, { mobile: '13912345678' }, { mobile: '13900005678' }])).toEqual([{ mobileMask: '138****0001' }, { mobile: '13800000001' }, { mobile: '13800000002' }])
})

it('replaces a mask in words and under the name of a nickname too, and leaves one that stands for it', () => {
  const { value, text } = createRedactor(createStandIns())
  expect(value({ owner: { name: '138****8000', avatar: '' }, mobile: '13800138000' })).toEqual({ owner: { name: '138****0001', avatar: '' }, mobile: '13800000001' })
  expect(text('173****0833 签到得¥5，138****8000邀你坐上这趟车')).toBe('138****0002 签到得¥5，138****0001邀你坐上这趟车')
  expect(text('138****0002 签到得¥5')).toBe('138****0002 签到得¥5')
})

it('goes on in the next document, whose memory holds no secret', () => {
  const first = createStandIns()
  createRedactor(first).value({ mobile: '13912345678', realName: '李晓明', token: JWT })
  const kept = JSON.stringify(first.memory)
  expect(kept).not.toMatch(/13912345678|李晓明|eyJ/)
  const next = createRedactor(createStandIns(JSON.parse(kept) as StandInMemory))
  expect(next.value({ realName: '王芳', mobile: '13912345678', token: JWT })).toEqual({ realName: '测试B', mobile: '13800000001', token: 'token-1' })
})

it('leaves what has been redacted as it is, so that a replay says the same', () => {
  const said = pairs.map(([name, secret]) => ({ [name]: secret, link: `/x?${name}=${encodeURIComponent(secret)}` }))
  const once = createRedactor(createStandIns()).value(said)
  expect(createRedactor(createStandIns()).value(once)).toEqual(once)
})

it('takes stand-ins that the product takes', () => {
  const { value } = createRedactor(createStandIns())
  const { mobile, realName, deviceId, leadUuid } = value({ mobile: '13912345678', realName: '李晓明', deviceId: 'a9f8e7d6c5b4a3f2e1d0c9b8a7f6e5d4', leadUuid: '7d1c9a52-93e1-4c1f-8f0e-6a2b91d0c4e7' }) as Record<string, string>
  expect([isPhone(mobile!), isName(realName!)]).toEqual([true, true])
  expect(deviceId).toHaveLength(32)
  expect(leadUuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

it.each([
  [{ errCode: 0, code: '0', cityCode: '310000', hasToken: true, count: 3 }],
  [{ name: '上海', sourceId: 'CASH2026', cents: 2000, amount: '20.00', at: 1_795_000_000_000, startTime: '1795000000000' }],
  [{ appliedAt: '2026-11-20 10:02:31', title: '邀请好友 领红包', link: '/market-platform-h5/invite-a-friend-activity-2/home?sourceId=S1' }],
  [{ url: '/external/v1/CandleBizService/getAppDownloadPageConfiguration?sourceId=S1', key: 'getAppDownloadPageConfiguration' }],
  [{ platform: 'h5', status: null, list: [], sub: { statusName: '处理中' } }],
])('leaves what tells the story: %j', (story) => {
  expect(createRedactor(createStandIns()).value(story)).toEqual(story)
})

it('keeps what is written with escapes whole', () => {
  const { text } = createRedactor(createStandIns())
  const kept = { token: 'T0ken', mobile: '13912345678', list: [1] }
  const redacted = { token: 'token-1', mobile: '13800000001', list: [1] }
  expect(JSON.parse(decodeURIComponent(text(encodeURIComponent(JSON.stringify(kept)))))).toEqual(redacted)
  const address = `https://h5.example/a?to=${encodeURIComponent(`/b?x=${encodeURIComponent(JSON.stringify(kept))}`)}`
  const to = new URL(text(address)).searchParams.get('to')!
  expect(JSON.parse(new URL(to, 'https://h5.example').searchParams.get('x')!)).toEqual(redacted)
  expect(text('/market-platform-h5/13912345678/a%20b?x=1')).toBe('/market-platform-h5/13800000001/a%20b?x=1')
})

it('follows typing without giving away what has been typed so far', () => {
  const { typed } = createRedactor(createStandIns())
  expect(['1', '13', '139 1234', '139 1234 5678'].map((text) => typed('phone', text))).toEqual(['1', '13', '138 0000', '138 0000 0001'])
  expect(['2', '24', '246'].map((text) => typed('code', text))).toEqual(['0', '00', '000'])
})

it('takes anything: what goes round, what is deep, what is no data', () => {
  const { value } = createRedactor(createStandIns())
  const round: Record<string, unknown> = { a: 1 }
  round['self'] = round
  expect(() => JSON.stringify(value(round))).not.toThrow()
  expect(JSON.parse(JSON.stringify(value({ run: () => 1, sign: Symbol('x'), big: 10n, error: new TypeError('of 13912345678'), none: undefined })))).toEqual({ error: { name: 'TypeError', message: 'of 13800000001' } })
})
