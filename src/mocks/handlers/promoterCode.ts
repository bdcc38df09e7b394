import { KNOWN_PHONES, findByInviteCode } from '../state/accounts'
import { renewContext } from '../state/contextTokens'
import { callerOf, defineEndpoint, textOf } from '../calls/endpoint'
import { Refusal } from '../calls/refusal'
import { definePart } from '../state/state'
import { isPhone, LOGIN_CODE } from './sms'

const WRONG_NUMBER = -208869
const WRONG_CODE = -208212
const UNKNOWN_PROMOTER_CODE = -208871

/** Bound promoter code by phone: a driver can bind before having an account here. */
const boundCodes = definePart('boundPromoterCodes', (): Record<string, string> => ({ [KNOWN_PHONES.driver]: 'D5M9TR' }))

/** A person's codes: the driver promoter-code binding (spec 1 §4, bind mode) and the masked real name (spec 2 §7.2). */
export const promoterCodeEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/queryUserPromoInfo',
    outcomes: {
      ok: (context) => ({ promoteCode: boundCodes.of(context.state)[textOf(context, 'mobile')] ?? '' }),
      none: () => ({ promoteCode: '' }),
      bound: () => ({ promoteCode: 'D5M9TR' }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/verifyMobileAuthCodeAndBindPromoteCode',
    outcomes: {
      ok: (context) => {
        const contextToken = renewContext(context.state, textOf(context, 'contextToken'))
        const promoteCode = textOf(context, 'promoteCode')
        const mobile = textOf(context, 'mobile')
        if (!isPhone(mobile)) throw new Refusal(WRONG_NUMBER, { contextToken })
        if (textOf(context, 'smsCode') !== LOGIN_CODE) throw new Refusal(WRONG_CODE, { contextToken })
        if (!findByInviteCode(context.state, promoteCode)) throw new Refusal(UNKNOWN_PROMOTER_CODE, { contextToken })
        boundCodes.of(context.state)[mobile] = promoteCode
        return { contextToken }
      },
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/auth/queryRealNameInfoMask',
    token: 'required',
    outcomes: {
      ok: (context) => {
        const { realName } = callerOf(context)
        return realName ? { realNameStatus: 1, ...realName } : { realNameStatus: 0 }
      },
      notRealNamed: () => ({ realNameStatus: 0 }),
    },
  }),
]
