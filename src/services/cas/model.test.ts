import { is, parse } from 'valibot'
import type { ApiError } from '@/api/errors/apiError'
import { ACCOUNT_TYPE } from './accountType'
import { contextTokenOf, parseLoginReply, parseSmsReply, toPhoneLogin, unwrapSms } from './model'
import { loginReply, smsReply } from './contract'

const refusal = (data: unknown): ApiError => ({ kind: 'business', errCode: -208212, errMsg: '', data })

it('numbers the account types as spec 1 §9 does', () => {
  expect(ACCOUNT_TYPE).toEqual({ mobile: 1, password: 2, email: 3, ticket: 4, thirdParty: 5, carrier: 10 })
})

it.each([
  [undefined, 'sent'],
  [null, 'sent'],
  [0, 'sent'],
  ['', 'sent'],
  [8, 'pictureCaptcha'],
  ['8', 'pictureCaptcha'],
  [3, 'verification'],
  [2, 'failed'],
  [99, 'failed'],
] as const)('takes nextAction %j as %s (spec 1 §4, §9)', (nextAction, step) => {
  expect(parseSmsReply(parse(smsReply, { nextAction, contextToken: 'c2' }))).toEqual({ step, contextToken: 'c2', message: '' })
})

it.each([
  ['{"errCode":0,"errMsg":" 稍后再试 ","data":{"nextAction":2}}', { step: 'failed', contextToken: null, message: '稍后再试' }],
  ['{"errCode":0,"data":{"nextAction":3}}', { step: 'verification', contextToken: null, message: '' }],
  ['{"errCode":0,"errMsg":{},"data":{"nextAction":0}}', { step: 'sent', contextToken: null, message: '' }],
])('keeps the words for a code that was not sent: %s (spec 1 §7)', (reply, answer) => {
  const unwrapped = unwrapSms(reply)
  expect(parseSmsReply(parse(smsReply, 'data' in unwrapped ? unwrapped.data : undefined))).toEqual(answer)
})

it.each(['{"errCode":0,"data":null}', '{"errCode":0,"data":[]}', '{"errCode":0,"data":"sent"}'])('takes no reply without an answer for one: %s', (reply) => {
  const unwrapped = unwrapSms(reply)
  expect(is(smsReply, 'data' in unwrapped ? unwrapped.data : undefined)).toBe(false)
})

it('takes no word for an answer to a code', () => {
  expect(is(smsReply, { nextAction: 'soon' })).toBe(false)
})

it('makes casJwt the token (spec 1 §3)', () => {
  const read = (reply: object) => parseLoginReply(parse(loginReply, { casJwt: 'jwt', ...reply }))
  for (const registration of [1, '1', true]) expect(read({ registration, contextToken: 'c2' })).toEqual({ token: 'jwt', isNewRegistration: true, contextToken: 'c2' })
  for (const registration of [0, '0', false, null, '', undefined, 2]) expect(read({ registration, contextToken: null })).toEqual({ token: 'jwt', isNewRegistration: false, contextToken: null })
})

it.each(['', 'two\nlines', '\u4ee4\u724c', 5, null])('takes no token that a header cannot carry: %j', (casJwt) => {
  expect(is(loginReply, { casJwt, registration: 0 })).toBe(false)
})

it('finds the new context token of a refusal (spec 1 §3: replaced on every response)', () => {
  expect(contextTokenOf(refusal({ contextToken: 'c3' }))).toBe('c3')
  for (const other of [refusal(null), refusal({ contextToken: {} }), refusal({ contextToken: '' }), refusal('c3'), refusal({}), { kind: 'network' }, new Error('x')]) expect(contextTokenOf(other)).toBeNull()
})

const login = { phone: '13800138000', code: '123456', contextToken: 'c1', pageUrl: 'https://h5.example/p/login?x=1' }

it('sends the phone login of spec 1 §7 and spec 2 §7.4', () => {
  const { commonJson, extraParameters, ...body } = toPhoneLogin({
    ...login,
    invitation: { promotorCode: 'P1', sourceId: 'S1', shareSourceId: 'X', channel: 'DOUYIN', inviteType: 3, isApp: 1 },
  })
  expect(body).toEqual({ accountName: '13800138000', loginCode: '123456', accountType: 1, platform: 'h5', contextToken: 'c1', promotorCode: 'P1', channelCode: 'DOUYIN', source: 'S1' })
  expect(JSON.parse(commonJson)).toEqual({ invParam: { promotorCode: 'P1', source: 'S1', shareSource: 'X', channelCode: 'DOUYIN', inviteType: 3, isApp: 1 } })
  expect(JSON.parse(extraParameters)).toEqual({ url: login.pageUrl })
})

it('sends every field of spec 2 §7.4 also where nothing is known', () => {
  const body = toPhoneLogin({ ...login, invitation: { promotorCode: null, sourceId: null, shareSourceId: null, channel: null, inviteType: null, isApp: 0 } })
  expect(body).toMatchObject({ promotorCode: '', channelCode: '', source: '' })
  expect(JSON.parse(body.commonJson)).toEqual({ invParam: { promotorCode: '', source: '', shareSource: '', channelCode: '', inviteType: '', isApp: 0 } })
})
