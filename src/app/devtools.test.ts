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

it('leaves the fields that only sound alike', () => {
  const harmless = { errCode: -1, cityCode: '310000', promotorCode: 'P1', hasToken: true, code: '', token: null }
  expect(redact(harmless)).toEqual(harmless)
})

it('hides a payload that is one of them', () => {
  const sanitize = devToolsOptions.actionSanitizer
  expect(sanitize?.({ type: 'login/codeTyped', payload: '123456' } as never, 1)).toEqual({ type: 'login/codeTyped', payload: '<redacted>' })
  expect(sanitize?.({ type: 'login/phoneTyped', payload: '138 0013' } as never, 1)).toEqual({ type: 'login/phoneTyped', payload: '<redacted>' })
  expect(sanitize?.({ type: 'login/contextTokenReplaced', payload: 'c2' } as never, 1)).toEqual({ type: 'login/contextTokenReplaced', payload: '<redacted>' })
  expect(sanitize?.({ type: 'api/executeMutation/pending', meta: { arg: { originalArgs: { code: '123456' } } } } as never, 1)).toEqual({
    type: 'api/executeMutation/pending',
    meta: { arg: { originalArgs: { code: '<redacted>' } } },
  })
})
