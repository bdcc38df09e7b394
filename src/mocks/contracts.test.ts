import { loginPageReply } from '@/services/candle/contract'
import { endPageReply } from '@/services/candle/activity/endPageContract'
import { currencyConfigReply } from '@/services/candle/currencyConfig/currencyConfigContract'
import { registrationReply, userInfoReply } from '@/services/candle/user/userContract'
import { loginReply, pictureReply, pictureVerdict, refusalData, signatureReply, sliderReply, sliderVerdict, smsReply } from '@/services/cas/contract'
import { pageSignatureReply } from '@/services/chatApp/contract'
import { webConfigReply } from '@/services/remoteConfig/contract'
import { behaviorLogReply } from '@/services/tracking/contract'
import { outcomeNames } from './calls/answer'
import { askEnvelope, logIn, type Envelope } from './sendRequest'
import { createBackend } from './backend'
import { FAULT_NAMES } from './scenario/faults'
import { sampleCampaign } from './sampleCampaign'

type Contract = { readonly '~standard': { readonly validate: (value: unknown) => object } }

const keepsTo = (contract: Contract | undefined, data: unknown): boolean => contract !== undefined && !(contract['~standard'].validate(data) as { readonly issues?: unknown }).issues

const contracts: Readonly<Record<string, Contract>> = {
  sendmobileauthcode: smsReply,
  getimgauthcode: pictureReply,
  verifyimgauthcode: pictureVerdict,
  geetestinit: sliderReply,
  geetestverify: sliderVerdict,
  caslogin: loginReply,
  verifyTicket: loginReply,
  getMiniProgramToken: loginReply,
  getAuthToken: signatureReply,
  getLoginPage: loginPageReply,
  loginCallback: userInfoReply,
  userRegistryVerify: registrationReply,
  getActEndPage: endPageReply,
  getWebConfig: webConfigReply,
  getCurrencyConfig: currencyConfigReply,
  addBehaviorLog: behaviorLogReply,
  getChatPageSignature: pageSignatureReply,
}

/** Their schemas read single values elsewhere, so no shape is wrong for them. */
const OPEN_SHAPES = ['getWebConfig', 'addBehaviorLog']
/** Refuses a caller that has not seen its picture, so that its answer cannot be spoilt here. */
const REFUSING = ['verifyimgauthcode']

const captchaFields = { source: '/login', checkPoint: 'cp_new_send_sms', clientType: 'h5', clientAppId: 'a', gtServerStatus: 1, customer_url: 'http://localhost/a', customer_ua: 'UA' }
const request = { sourceId: 'SAMPLE2026', mobile: '13512345678', accountName: '13512345678', loginCode: '123456', accountType: 1, smsType: 2, templateCode: '0002', appType: 2, ticket: 'TICKET_1', url: 'http://localhost/a', origin: 'http://localhost', ...captchaFields }

const backend = createBackend({ campaigns: [sampleCampaign] })
afterEach(() => backend.reset())

async function replyOf(name: string, outcome: string): Promise<Envelope> {
  const endpoint = backend.endpoints.find((known) => known.name === name)
  if (!endpoint) throw new Error(`No endpoint is called ${name}`)
  const token = await logIn(backend, '13800138000')
  backend.setScenario({ [name]: outcome })
  const query = new URLSearchParams(Object.entries(request).map(([field, value]) => [field, String(value)]))
  return endpoint.method === 'GET' ? askEnvelope(backend, `${endpoint.path}?${query}`, { token }) : askEnvelope(backend, endpoint.path, { body: request, token })
}

const cases = backend.endpoints
  .filter(({ name }) => Object.hasOwn(contracts, name))
  .flatMap((endpoint) => outcomeNames(endpoint).filter((outcome) => !FAULT_NAMES.includes(outcome)).map((outcome) => [endpoint.name, outcome] as const))

it.each(cases)('%s:%s keeps to the contract of its service', async (name, outcome) => {
  const { errCode, data } = await replyOf(name, outcome)
  const contract = errCode === 0 ? contracts[name] : refusalData
  expect(keepsTo(contract, data)).toBe(true)
})

it.each(Object.keys(contracts).filter((name) => name !== 'addBehaviorLog'))('%s takes no list for an object', (name) => {
  expect(keepsTo(contracts[name], [])).toBe(false)
})

it.each(Object.keys(contracts).filter((name) => ![...OPEN_SHAPES, ...REFUSING].includes(name)))('%s:malformed breaks the contract of its service', async (name) => {
  const contract = contracts[name]
  const { errCode, data } = await replyOf(name, 'malformed')
  expect(errCode).toBe(0)
  expect(keepsTo(contract, data)).toBe(false)
})
