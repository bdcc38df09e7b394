import { sendRequest, askEnvelope, logIn, type Envelope } from '../sendRequest'
import { createBackend, type Backend } from '../backend'
import { sampleCampaign } from '../sampleCampaign'

const SMS = '/cas/v2/mobile/sendmobileauthcode'
const CANDLE = '/external/v1/CandleBizService'

let backend: Backend
beforeEach(() => {
  backend = createBackend({ campaigns: [sampleCampaign] })
})

const send = (mobile: string, contextToken = '') => askEnvelope(backend, `${SMS}?${new URLSearchParams({ mobile, smsType: '2', templateCode: '0002', contextToken })}`)
const login = (body: Record<string, unknown>) => askEnvelope(backend, '/cas/v2/caslogin', { body: { platform: 'h5', ...body } })
const contextOf = (reply: Envelope) => String(reply.data?.['contextToken'])

describe('login by phone and code', () => {
  it('logs an unseen phone in as a new registration, and the next time as an existing one', async () => {
    const sent = await send('13512345678')
    const first = await login({ accountName: '13512345678', loginCode: '123456', accountType: 1, contextToken: contextOf(sent) })
    expect(first).toMatchObject({ errCode: 0, data: { registration: 1 } })
    const second = await login({ accountName: '13512345678', loginCode: '123456', accountType: 'mobile' })
    expect(second).toMatchObject({ errCode: 0, data: { registration: 0 } })
  })

  it('replaces the context token on every reply, refused ones too (spec 1 §3)', async () => {
    const replies = [await send('13512345678'), await send('123'), await login({ accountName: '13512345678', loginCode: '000000', accountType: 1 })]
    expect(replies.map(({ errCode }) => errCode)).toEqual([0, -208869, -208212])
    expect(new Set(replies.map(contextOf)).size).toBe(3)
    expect(replies.map(contextOf)).toEqual(replies.map(() => expect.stringMatching(/^ctx_/)))
  })

  it('says 验证码错误 to a wrong code (spec 1 §8)', async () => {
    expect(await login({ accountName: '13512345678', loginCode: '654321', accountType: 1 })).toMatchObject({ errCode: -208212, errMsg: '验证码错误' })
  })

  it('leaves no test with a token that is none', async () => {
    await expect(logIn(backend, '13512345678', { loginCode: '654321' })).rejects.toThrow('13512345678 was not logged in: -208212 验证码错误')
  })

  it('gives a token in the shape of a JWT that does not contain the phone', async () => {
    const token = await logIn(backend, '13512345678')
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(token + atob(token.split('.')[1]?.replace(/[-_]/g, 'A') ?? '')).not.toContain('13512345678')
  })

  it('gives the masked phone, uid and promoter code to who holds the token (spec 1 §3)', async () => {
    const token = await logIn(backend, '13800138000')
    const { data } = await askEnvelope(backend, `${CANDLE}/loginCallback`, { body: { type: 2, isApp: 0, channel: 'SAIC', userType: 1 }, token })
    expect(data).toEqual({ userPromoteCode: 'P8K3QX', userUid: expect.stringMatching(/^U\d{12}$/), transportType: 1, mobile: '138****8000' })
  })
})

describe('login by other means', () => {
  it.each([
    ['a carrier token (account type 10)', { accountType: 10, authToken: 'carrier-13512345678', sdkSupplierParam: '{"spToken":"x"}' }, 0],
    ['a carrier token that is worn out', { accountType: 10, authToken: 'expired', sdkSupplierParam: '{}' }, -208870],
    ['a third-party ticket', { accountType: 'ticket', accountName: 'T-13512345678' }, 0],
    ['no ticket at all', { accountType: 4, accountName: '' }, -208870],
    ['an account type that is none', { accountType: 'constructor', accountName: '13512345678' }, -208870],
  ])('with %s', async (_, body, errCode) => {
    expect((await login(body)).errCode).toBe(errCode)
  })

  it('takes a ticket with its prefix only (spec 1 §7)', async () => {
    const verify = (ticket: string) => askEnvelope(backend, '/auth/v2/ticket/verifyTicket', { body: { ticket } })
    expect(await verify('TICKET_abc')).toMatchObject({ errCode: 0, data: { registration: 0, casJwt: expect.any(String) } })
    expect((await verify('abc')).errCode).toBe(-208870)
  })
})

describe('captchas', () => {
  it('lets the send pass once the slider is solved in the same context (spec 1 §4)', async () => {
    backend.setScenario({ sendmobileauthcode: 'slider' })
    const refused = await send('13512345678')
    expect(refused.errCode).toBe(-208033)
    const challenge = await askEnvelope(backend, `/cas/v2/geetestinit?contextToken=${contextOf(refused)}&checkPoint=cp_new_send_sms&clientType=h5&clientAppId=a`)
    expect(challenge.data).toMatchObject({ gt: expect.any(String), challenge: expect.any(String), success: 1, gtServerStatus: 1 })
    const given = String(challenge.data?.['challenge'])
    const verify = (contextToken: string, validate: string) => {
      const proof = { contextToken, challenge: `${given}jx`, validate, seccode: `${validate}|jordan`, gtServerStatus: '1', checkPoint: 'cp_new_send_sms', clientAppId: 'a', customer_url: 'http://localhost/a', customer_ua: 'UA' }
      return askEnvelope(backend, `/cas/v2/geetestverify?${new URLSearchParams(proof)}`)
    }
    const forged = await verify(contextOf(challenge), 'forged')
    expect(forged.data).toMatchObject({ status: 'fail' })
    const verified = await verify(contextOf(forged), `v${given}`)
    expect(verified.data).toMatchObject({ status: 'success' })
    expect(await send('13512345678', contextOf(verified))).toMatchObject({ errCode: 0, data: { nextAction: 0 } })
    expect((await send('13512345678')).errCode).toBe(-208033)
  })

  it('asks for a picture (nextAction 8), refuses a wrong answer and takes the right one (spec 1 §4)', async () => {
    backend.setScenario({ sendmobileauthcode: 'picture' })
    const asked = await send('13512345678')
    expect(asked).toMatchObject({ errCode: 0, data: { nextAction: 8 } })
    const draw = (reply: Envelope) => askEnvelope(backend, '/cas/v2/getimgauthcode', { body: { accountName: '13512345678', accountType: 1, contextToken: contextOf(reply), source: '/login' } })
    const verify = (imgData: string, reply: Envelope) => askEnvelope(backend, '/cas/v2/verifyimgauthcode', { body: { imgData, contextToken: contextOf(reply), source: '/login' } })

    const wrong = await verify('????', await draw(asked))
    expect(wrong.errCode).toBe(-208212)
    const picture = await draw(wrong)
    const verified = await verify(readPicture(picture).toLowerCase(), picture)
    expect(verified.errCode).toBe(0)
    expect(await send('13512345678', contextOf(verified))).toMatchObject({ errCode: 0, data: { nextAction: 0 } })
  })

  it.each([['error', 2], ['needVerify', 3]])('answers %s with nextAction %i', async (outcome, nextAction) => {
    backend.setScenario({ sendmobileauthcode: outcome })
    expect(await send('13512345678')).toMatchObject({ errCode: 0, errMsg: expect.stringMatching(/./), data: { nextAction } })
  })
})

describe('an invited friend', () => {
  const invitation = { commonJson: JSON.stringify({ invParam: { promotorCode: 'P8K3QX', source: 'SAMPLE2026', channelCode: 'SAIC' } }) }
  const deal = (token: string) => askEnvelope(backend, `${CANDLE}/dealInviteeReward`, { body: { sourceId: 'SAMPLE2026', newUserFlag: 2 }, token })

  it('gets a reward of type 5 once, and is told so the second time (spec 1 §4)', async () => {
    const token = await logIn(backend, '13512345678', invitation)
    expect((await deal(token)).data).toMatchObject({ receiveInviteeRewardBefore: 0, hitInviteeReward: 1, inviteeRewardType: 5 })
    expect((await deal(token)).data).toMatchObject({ receiveInviteeRewardBefore: 1, hitInviteeReward: 0, inviteeRewardType: 5 })
  })

  it('gets none for an account that was made through another activity', async () => {
    const token = await logIn(backend, '13512345678', { commonJson: JSON.stringify({ invParam: { source: 'OTHER2026' } }) })
    expect((await deal(token)).data).toMatchObject({ receiveInviteeRewardBefore: 0, hitInviteeReward: 0 })
  })

  it('who comes back after long gets a returning reward, any other none', async () => {
    expect((await deal(await logIn(backend, '13600136000'))).data).toMatchObject({ hitInviteeReward: 1, inviteeRewardType: 2 })
    expect((await deal(await logIn(backend, '13800138001'))).data).toMatchObject({ receiveInviteeRewardBefore: 0, hitInviteeReward: 0 })
  })
})

it('binds a promoter code that exists, and then knows it (spec 1 §4, bind mode)', async () => {
  const look = (mobile = '13512345678') => askEnvelope(backend, '/cas/v2/queryUserPromoInfo', { body: { mobile, uidType: 2 } })
  const bind = (promoteCode: string, mobile = '13512345678') =>
    sendRequest(backend, '/cas/v2/verifyMobileAuthCodeAndBindPromoteCode', { body: { promoteCode, smsCode: '123456', mobile, contextToken: '', operateType: 1 } })
  expect((await look()).data).toEqual({ promoteCode: '' })
  expect(await (await bind('NOBODY')).json()).toMatchObject({ errCode: -208871 })
  expect(await (await bind('D5M9TR', '123')).json()).toMatchObject({ errCode: -208869 })
  await bind('D5M9TR')
  expect((await look()).data).toEqual({ promoteCode: 'D5M9TR' })
  // A passenger's own code is none that the number is bound to.
  expect((await look('13800138000')).data).toEqual({ promoteCode: '' })
  expect((await look('13900139000')).data).toEqual({ promoteCode: 'D5M9TR' })
})

function readPicture({ data }: Envelope): string {
  const picture = atob(String(data?.['imgData']).split(',')[1] ?? '')
  return Array.from(picture.matchAll(/<text[^>]*>(.)<\/text>/g), ([, letter]) => letter).join('')
}
