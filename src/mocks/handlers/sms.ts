import { contextOf, renewContext } from '../state/contextTokens'
import { defineEndpoint, textOf, type EndpointContext } from '../calls/endpoint'
import { envelope } from '../scenario/faults'
import { Refusal } from '../calls/refusal'

/** The one code that logs in every phone. */
export const LOGIN_CODE = '123456'

const WRONG_NUMBER = -208869
const SLIDER_REQUIRED = -208033
const BAD_REQUEST = -200400

const NEXT_ACTION = { sent: 0, error: 2, needVerify: 3, picture: 8 } as const

export function isPhone(mobile: string): boolean {
  return /^1\d{10}$/.test(mobile)
}

/** The SMS send (spec 1 §7) with every answer of spec 1 §4: sent, slider captcha, picture captcha, error, need verify, wrong number. */
export const smsEndpoints = [
  defineEndpoint({
    method: 'GET',
    path: '/cas/v2/mobile/sendmobileauthcode',
    outcomes: {
      ok: (context) => send(context),
      // Both captchas let the next send pass once they were solved under the same context.
      slider: (context) => {
        if (contextOf(context.state, textOf(context, 'contextToken')).hasPassedSlider) return send(context)
        throw new Refusal(SLIDER_REQUIRED, { contextToken: renew(context) })
      },
      picture: (context) => {
        if (contextOf(context.state, textOf(context, 'contextToken')).hasPassedPicture) return send(context)
        return { contextToken: renew(context), nextAction: NEXT_ACTION.picture }
      },
      error: (context) => refusedBy(context, NEXT_ACTION.error, '验证码发送失败，请稍后再试'),
      needVerify: (context) => refusedBy(context, NEXT_ACTION.needVerify, '该手机号需要进一步验证，请在 App 内登录验证后再试'),
      wrongNumber: (context) => {
        throw new Refusal(WRONG_NUMBER, { contextToken: renew(context) })
      },
    },
  }),
]

function send(context: EndpointContext) {
  if (textOf(context, 'smsType') !== '2') throw new Refusal(BAD_REQUEST, undefined, '参数错误：smsType')
  if (textOf(context, 'templateCode') !== '0002') throw new Refusal(BAD_REQUEST, undefined, '参数错误：templateCode')
  if (!isPhone(textOf(context, 'mobile'))) throw new Refusal(WRONG_NUMBER, { contextToken: renew(context) })
  return { contextToken: renew(context), nextAction: NEXT_ACTION.sent }
}

function refusedBy(context: EndpointContext, nextAction: number, errMsg: string): Response {
  return envelope({ errMsg, data: { contextToken: renew(context), nextAction } })
}

function renew(context: EndpointContext): string {
  return renewContext(context.state, textOf(context, 'contextToken'))
}
