import { findByMobile, register, KNOWN_PHONES } from '../state/accounts'
import { renewContext } from '../state/contextTokens'
import { defineEndpoint, textOf, type EndpointContext } from '../calls/endpoint'
import { Refusal } from '../calls/refusal'
import { issueToken } from '../state/tokens'
import { isPhone, LOGIN_CODE } from './sms'

const WRONG_CODE = -208212
const WRONG_NUMBER = -208869
const PROOF_REFUSED = -208870
const BAD_REQUEST = -200400

/** Who a login is for. Refuses when what was sent proves nothing. */
type Proof = (context: EndpointContext) => string

const byCode: Proof = (context) => {
  const mobile = textOf(context, 'accountName')
  if (!isPhone(mobile)) throw new Refusal(WRONG_NUMBER, contextData(context))
  if (textOf(context, 'loginCode') !== LOGIN_CODE) throw new Refusal(WRONG_CODE, contextData(context))
  return mobile
}

const byTicket = (field: string): Proof => (context) => ownerOf(context, textOf(context, field))

const byCarrier: Proof = (context) => {
  if (!context.params['sdkSupplierParam']) throw new Refusal(PROOF_REFUSED, contextData(context))
  return ownerOf(context, textOf(context, 'authToken'))
}

/** Login type codes (spec 2 §3); the words are accepted beside the numbers. */
const PROOF_BY_ACCOUNT_TYPE: Readonly<Record<string, Proof>> = {
  '1': byCode,
  mobile: byCode,
  '4': byTicket('accountName'),
  ticket: byTicket('accountName'),
  '5': byTicket('accountName'),
  '10': byCarrier,
}

/** The ways in (spec 1 §7, spec 2 §7.4). An unseen phone becomes an account, and the reply says so. */
export const loginEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/caslogin',
    outcomes: {
      ok: (context) => {
        const accountType = textOf(context, 'accountType')
        const prove = Object.hasOwn(PROOF_BY_ACCOUNT_TYPE, accountType) ? PROOF_BY_ACCOUNT_TYPE[accountType] : undefined
        if (!prove) throw new Refusal(PROOF_REFUSED, contextData(context))
        return logIn(context, prove(context))
      },
      wrongCode: (context) => {
        throw new Refusal(WRONG_CODE, contextData(context))
      },
      refused: (context) => {
        throw new Refusal(PROOF_REFUSED, contextData(context))
      },
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/auth/v2/ticket/verifyTicket',
    outcomes: {
      ok: (context) => {
        if (!textOf(context, 'ticket').startsWith('TICKET_')) throw new Refusal(PROOF_REFUSED)
        return logIn(context, byTicket('ticket')(context))
      },
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/getMiniProgramToken',
    outcomes: { ok: (context) => logIn(context, KNOWN_PHONES.passenger) },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/getAuthToken',
    outcomes: {
      ok: (context) => {
        if (!URL.canParse(textOf(context, 'url')) || !URL.canParse(textOf(context, 'origin'))) throw new Refusal(BAD_REQUEST)
        const random = context.state.random('carrier')
        const opaque = () => random.text('abcdefghijklmnopqrstuvwxyz0123456789', 40)
        return { accessToken: opaque(), jwtToken: opaque() }
      },
    },
  }),
]

function logIn(context: EndpointContext, mobile: string) {
  const { state } = context
  const known = findByMobile(state, mobile)
  const account = known ?? register(state, mobile, invitationOf(context))
  return { casJwt: issueToken(state, account), registration: known ? 0 : 1, ...contextData(context) }
}

/** A ticket or carrier token that contains a phone belongs to it, one that contains `expired` is refused, any other is the known passenger's. */
function ownerOf(context: EndpointContext, proof: string): string {
  if (proof === '' || proof.includes('expired')) throw new Refusal(PROOF_REFUSED, contextData(context))
  return /1\d{10}/.exec(proof)?.[0] ?? KNOWN_PHONES.passenger
}

/** The invitation parameters of `commonJson.invParam` (spec 2 §7.4), sent as JSON in a text or as it is. */
function invitationOf({ params }: EndpointContext) {
  const common = asRecord(params['commonJson'])
  const invitation = asRecord(common['invParam'])
  const field = (name: string) => (typeof invitation[name] === 'string' ? invitation[name] : '')
  return { sourceId: field('source'), promotorCode: field('promotorCode') }
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  if (typeof value !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function contextData(context: EndpointContext) {
  return { contextToken: renewContext(context.state, textOf(context, 'contextToken')) }
}
