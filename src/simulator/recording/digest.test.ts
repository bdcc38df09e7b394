import { createRedactor } from '../recorder/redaction/redactor'
import { createStandIns } from '../recorder/redaction/standIns'
import { digestOf } from './digest'
import { fingerprint } from './fingerprint'

const redacted = () => createRedactor(createStandIns()).value
const order = (requestId: string, cents: number) => ({ cashInvite: { owner: 'SAMPLE2026 U769600310947', order: { requestId, cents, sentAt: 1_795_000_000_123 }, settled: requestId } })
const user = (phone: string, token: string, name: string) => ({
  session: { token, id: 'U769600310947', mobileMask: `${phone.slice(0, 3)}****${phone.slice(7)}` },
  testDrive: { booking: { name: { value: name }, phone: { value: phone.replace(/(...)(....)/, '$1 $2 ') }, beginAddress: `${name}路1号` } },
  api: { queries: { [`getX({"mobile":"${phone}"})`]: { status: 'fulfilled', requestId: 'x', data: { realName: name, total: 585 } } }, mutations: { V1StGXR8_Z5jdHi6B1myT: { status: 'fulfilled' } } },
})

it('is the same for the state that a replay has, where all are stand-ins already and counted anew', () => {
  const redact = redacted()
  // Others came first, so that its stand-ins have other numbers.
  redact({ mobile: '13711112222', token: 'eyJhbGciOi.eyJzdWIi.other', realName: '王小明', id: 'U123456789012', address: '别处的路2号' })
  const state = user('13912345678', 'eyJhbGciOi.eyJzdWIi.c2ln', '李晓明')
  const recorded = digestOf(state, redact)
  const replayed = redact(state)
  expect(JSON.stringify(replayed)).toContain('1380000')
  expect(digestOf(replayed, redacted())).toEqual(recorded)
})

it('is the same whatever an order that the page has made is called, and another one where the order is', () => {
  const digest = digestOf(order('a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6', 2_000), redacted())
  expect(digestOf(order('0f9e8d7c6b5a49382716051423324150', 2_000), redacted())).toEqual(digest)
  expect(digestOf(order('a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6', 5_000), redacted())).not.toEqual(digest)
})

it('is the same whenever in its document an answer came', () => {
  const answered = (at: number) => ({ api: { queries: { 'getX(1)': { data: { clock: { told: 1_795_444_166_000, at }, serverClockOffset: -at, total: 585 } } } } })
  expect(digestOf(answered(154.9), redacted())).toEqual(digestOf(answered(852.4), redacted()))
})

it('is the same whichever backend of the test environment a cookie names (spec 1 §6), and the one that recordings without such a cookie have', () => {
  const routedTo = (dyeing: string | null) => digestOf({ entry: { channel: 'C1', dyeing } }, redacted())
  expect(routedTo('blue')).toEqual(routedTo(null))
  expect(routedTo(null)).toEqual({ entry: fingerprint('{"channel":"C1","dyeing":null}') })
})

it.each([
  ['an amount', { cashInvite: { typed: '20' } }, { cashInvite: { typed: '50' } }],
  ['a word', { login: { sms: { step: 'sent' } } }, { login: { sms: { step: 'captcha' } } }],
  ['what is not there', { login: { code: '' } }, { login: {} }],
  ['what an answer said', { api: { queries: { 'getX(1)': { data: { total: 585 } } } } }, { api: { queries: { 'getX(1)': { data: { total: 565 } } } } }],
])('is another one for %s', (_, one, other) => {
  expect(digestOf(one, redacted())).not.toEqual(digestOf(other, redacted()))
})
