import { contextOf, renewContext, type LoginContext } from '../state/contextTokens'
import { defineEndpoint, textOf, type EndpointContext } from '../calls/endpoint'
import { Refusal } from '../calls/refusal'

const WRONG_ANSWER = -208212
const BAD_REQUEST = -200400
const CHECK_POINT_ONLY = /^cp_new_send_sms$/
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Picture and slider captcha (spec 1 §7). What is solved is remembered under the context token, so that the next SMS send passes. */
export const captchaEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/getimgauthcode',
    outcomes: {
      ok: (context) => {
        check(context, { accountName: /^1\d{10}$/, accountType: /^1$/, source: /^\// })
        const pictureAnswer = context.state.random('pictures').text(LETTERS, 4)
        return { imgData: drawPicture(pictureAnswer), contextToken: renew(context, { pictureAnswer }) }
      },
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/cas/v2/verifyimgauthcode',
    outcomes: {
      ok: (context) => {
        check(context, { source: /^\// })
        const { pictureAnswer } = contextOf(context.state, textOf(context, 'contextToken'))
        const isRight = pictureAnswer !== undefined && textOf(context, 'imgData').trim().toUpperCase() === pictureAnswer
        if (!isRight) throw new Refusal(WRONG_ANSWER, { contextToken: renew(context) })
        return { contextToken: renew(context, { hasPassedPicture: true }) }
      },
      wrong: (context) => {
        throw new Refusal(WRONG_ANSWER, { contextToken: renew(context) })
      },
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/cas/v2/geetestinit',
    outcomes: {
      ok: (context) => challenge(context, 1),
      // The vendor is down: the client is told to run the slider without it.
      offline: (context) => challenge(context, 0),
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/cas/v2/geetestverify',
    outcomes: {
      ok: (context) => {
        check(context, { gtServerStatus: /^[01]$/, checkPoint: CHECK_POINT_ONLY, clientAppId: /./, customer_url: /^https?:/, customer_ua: /./ })
        return isSolved(context) ? { status: 'success', contextToken: renew(context, { hasPassedSlider: true }) } : { status: 'fail', contextToken: renew(context) }
      },
      wrong: (context) => ({ status: 'fail', contextToken: renew(context) }),
    },
  }),
]

function challenge(context: EndpointContext, isVendorUp: 0 | 1) {
  check(context, { checkPoint: CHECK_POINT_ONLY, clientType: /^h5$/, clientAppId: /./ })
  const random = context.state.random('sliders')
  const hex = (length: number) => random.text('0123456789abcdef', length)
  const sliderChallenge = hex(32)
  return { gt: hex(32), challenge: sliderChallenge, success: isVendorUp, gtServerStatus: isVendorUp, contextToken: renew(context, { sliderChallenge }) }
}

/** What the stand-in of the vendor's script makes of the challenge that was given under this context. */
function isSolved(context: EndpointContext): boolean {
  const { sliderChallenge } = contextOf(context.state, textOf(context, 'contextToken'))
  const validate = textOf(context, 'validate')
  return sliderChallenge !== undefined && textOf(context, 'challenge').startsWith(sliderChallenge) && validate === `v${sliderChallenge}` && textOf(context, 'seccode') === `${validate}|jordan`
}

/** Fields that are not as the specification has them are refused by name. */
function check(context: EndpointContext, fields: Readonly<Record<string, RegExp>>): void {
  const wrong = Object.keys(fields).find((field) => !fields[field]?.test(textOf(context, field)))
  if (wrong) throw new Refusal(BAD_REQUEST, undefined, `参数错误：${wrong}`)
}

function renew(context: EndpointContext, proved?: LoginContext): string {
  return renewContext(context.state, textOf(context, 'contextToken'), proved)
}

/** Each letter is tilted by where it stands, so the picture is the same for the same answer. */
function drawPicture(answer: string): string {
  const letters = Array.from(answer, (letter, index) => `<text x="${16 + index * 24}" y="28" rotate="${(index % 2 ? -1 : 1) * (6 + index * 3)}">${letter}</text>`)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#eef3f1"/><g font-family="monospace" font-size="24" font-weight="700" fill="#1b6b53">${letters.join('')}</g><path d="M4 30q56-28 112 2" fill="none" stroke="#8ab5a6"/></svg>`
  return `data:image/svg+xml;base64,${btoa(picture)}`
}
