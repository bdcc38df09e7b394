import { devToolsOptions, redact } from './devtools'

it('shows no phone, code or token of the state', () => {
  const state = { session: { token: 'jwt', id: 'U1', mobile: '13800138000' }, login: { phone: '13800138000', code: '123456', contextToken: 'c1', hasAgreed: true } }
  expect(redact(state)).toEqual({
    session: { token: '<redacted>', id: 'U1', mobile: '<redacted>' },
    login: { phone: '<redacted>', code: '<redacted>', contextToken: '<redacted>', hasAgreed: true },
  })
})

it('finds a phone number inside other text, a key and a list', () => {
  expect(redact({ 'getX({"mobile":"13800138000"})': ['to 13800138000'] })).toEqual({ 'getX({"mobile":"<redacted>"})': ['to <redacted>'] })
})

it('shows no ticket, code or number of an address or a text of JSON (spec 1 §2)', () => {
  const pageUrl = 'https://h5.example/market-platform-h5/cash/login?sourceId=S1&thirdPartTicket=TICKET1&mobile=13800138000&cityCode=310000'
  const nested = { extraParameters: JSON.stringify(JSON.stringify({ url: pageUrl, smsCode: '123456' })), link: `https://h5.example/?to=${encodeURIComponent(encodeURIComponent(pageUrl))}` }
  const shown = JSON.stringify(redact({ pageUrl, ...nested, 'bind({"contextToken":"ctx","name":"李晓明","cityCode":"310000"})': 1 }))
  expect(shown).toContain('sourceId=S1')
  expect(shown).toContain('cityCode=310000')
  expect(Object.keys(redact({ 'bind({"contextToken":"ctx","cityCode":"310000"})': 1 }) as object)).toEqual(['bind({"contextToken":"<redacted>","cityCode":"310000"})'])
  expect(shown).not.toMatch(/TICKET1|13800138000|123456|ctx|李晓明/)
})

it('shows no name, number or place of a form, nor what was typed into it', () => {
  const shown = JSON.stringify([
    redact({ booking: { name: { value: '李晓明', validateStatus: '' }, phone: { value: '138 0013 8000', isGiven: true }, city: { value: '上海' }, beginAddress: '某路1号', originLon: '121.4737' } }),
    redact({ type: 'testDrive/bookingEdited', payload: { field: 'name', value: '李晓明' } }),
    redact({ meta: { arg: { originalArgs: { name: '李晓明', phone: '13800138000', city: '上海' } } } }),
    redact({ leadUuid: 'L1', sms: { kind: 'picture', answer: 'x7Kp' } }),
  ])
  expect(shown).not.toMatch(/李晓明|138 0013|13800138000|某路|121\.47|L1|x7Kp/)
  expect(shown).toMatch(/上海.*上海/)
})

it('leaves what tells the story: ids of orders, activities and users, amounts and times', () => {
  const story = { owner: 'S1 U1', order: { requestId: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6', cents: 2000 }, typed: '20', appliedAt: '2026-11-20 10:02:31' }
  expect(redact(story)).toEqual(story)
})

it('leaves the fields that only sound alike', () => {
  const harmless = { errCode: -1, cityCode: '310000', promotorCode: 'P1', hasToken: true, code: '', token: null }
  expect(redact(harmless)).toEqual(harmless)
})

it('hides a payload that is one of them', () => {
  const sanitize = devToolsOptions.actionSanitizer
  expect(sanitize?.({ type: 'login/codeTyped', payload: '123456' } as never, 1)).toEqual({ type: 'login/codeTyped', payload: '<redacted>' })
  expect(sanitize?.({ type: 'login/phoneTyped', payload: '138 0013' } as never, 1)).toEqual({ type: 'login/phoneTyped', payload: '<redacted>' })
  expect(sanitize?.({ type: 'login/contextTokenReplaced', payload: 'c2' } as never, 1)).toEqual({ type: 'login/contextTokenReplaced', payload: '<redacted>' })
})

it('calls a call by its endpoint, keeps its own type beside that, and hides what it sends and brings', () => {
  const sanitize = devToolsOptions.actionSanitizer
  expect(sanitize?.({ type: 'api/executeMutation/fulfilled', payload: { token: 'jwt' }, meta: { arg: { endpointName: 'phoneLogin', originalArgs: { code: '123456' } } } } as never, 1)).toEqual({
    type: 'cas/phoneLogin fulfilled',
    payload: { token: '<redacted>' },
    meta: { type: 'api/executeMutation/fulfilled', arg: { endpointName: 'phoneLogin', originalArgs: { code: '<redacted>' } } },
  })
})

it('asks for the place in the sources behind each action, with more frames than the middleware takes', () => {
  expect(devToolsOptions.trace).toBe(true)
  expect(devToolsOptions.traceLimit).toBeGreaterThan(15)
})
