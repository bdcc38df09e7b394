import { autoLoginStarted } from './autoLogin/autoLoginState'
import { oneClickOffered } from './oneClick/oneClickState'
import { firstCaptcha } from './captcha/captchaState'
import { loggedIn, loggedOut, sessionSynced } from '@/features/session'
import {
  agreementToggled,
  captchaDemanded,
  codeNotSent,
  codeRequested,
  codeSent,
  codeTyped,
  contextTokenReplaced,
  countdownEnded,
  formCleared,
  hintShown,
  loginInterrupted,
  loginPrefilled,
  loginReducer,
  loginRefused,
  loginSubmitted,
  phoneTyped,
} from './loginSlice'
import { emptyLogin, type LoginState } from './loginState'

type Step = Parameters<typeof loginReducer>[1]

const after = (actions: readonly Step[], start: LoginState = emptyLogin): LoginState => actions.reduce(loginReducer, start)

describe('the get-code button (spec 1 §4)', () => {
  it('counts 60 seconds from a successful send and is idle again afterwards', () => {
    const sent = after([codeRequested(), codeSent({ at: 1_000 })])
    expect(sent.sms).toEqual({ step: 'countingDown', until: 61_000 })
    expect(after([countdownEnded()], sent).sms).toEqual({ step: 'idle' })
  })

  it('goes through a captcha back to sending', () => {
    const asked = after([codeRequested(), captchaDemanded(firstCaptcha.picture)])
    expect(asked.sms).toEqual({ step: 'captcha', kind: 'picture', status: 'loading', notice: null })
    expect(after([codeRequested()], asked).sms).toEqual({ step: 'sending' })
  })

  it('is idle after a refusal', () => {
    expect(after([codeRequested(), codeNotSent()]).sms).toEqual({ step: 'idle' })
  })

  it('does not let an old countdown end a send that is under way', () => {
    expect(after([codeRequested(), countdownEnded()]).sms).toEqual({ step: 'sending' })
  })
})

describe('what is typed', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013 8000', '13800138000'],
    ['1380013800012345', '13800138000'],
  ])('keeps %j as the digits %s (spec 1 §5)', (typed, phone) => {
    expect(after([phoneTyped(typed)]).phone).toBe(phone)
  })

  it('keeps the code at 6 characters without blanks (spec 1 §5)', () => {
    expect(after([codeTyped(' 123 4567 ')]).code).toBe('123456')
  })

  it('takes over the number of the form that led here, and a tick only where it says so', () => {
    const { phone, prefilled, code, hasAgreed } = after([phoneTyped('139'), codeTyped('123456'), loginPrefilled({ phone: '138 0013 8000' })])
    expect({ phone, prefilled, code, hasAgreed }).toEqual({ phone: '13800138000', prefilled: '13800138000', code: '', hasAgreed: false })
    expect(after([loginPrefilled({ phone: '', hasAgreed: true })], { ...emptyLogin, phone })).toMatchObject({ phone, prefilled: '', hasAgreed: true })
  })

  it('clears the agreement hint when the box is toggled, and no other (spec 1 §4)', () => {
    expect(after([hintShown('agreementUnticked'), agreementToggled(true)])).toMatchObject({ hasAgreed: true, hint: null })
    expect(after([hintShown('phoneMissing'), agreementToggled(true)]).hint).toEqual({ reason: 'phoneMissing' })
    expect(after([hintShown('phoneMissing'), phoneTyped('1')]).hint).toBeNull()
    expect(after([hintShown('codeMissing'), codeTyped('1')]).hint).toBeNull()
  })

  it('knows what was ticked for, unless another form was (spec 1 §4)', () => {
    const ticked = [agreementToggled(true, 'passenger')]
    expect(after(ticked)).toMatchObject({ hasAgreed: true, agreements: 'passenger' })
    expect(after([...ticked, loginPrefilled({ phone: '138', hasAgreed: true })])).toMatchObject({ hasAgreed: true, agreements: '' })
    expect(after([...ticked, loginPrefilled({ phone: '138' })])).toMatchObject({ hasAgreed: true, agreements: 'passenger' })
  })

  it('tells a tick in the phone form from one in the overlay, and from one that was brought along (spec 1 §4)', () => {
    const ticked = agreementToggled(true, 'passenger')
    expect(after([ticked])).toMatchObject({ hasAgreed: true, hasTicked: true })
    expect(after([oneClickOffered(), ticked])).toMatchObject({ hasAgreed: true, hasTicked: false })
    expect(after([loginPrefilled({ phone: '138', hasAgreed: true, agreements: 'passenger' })])).toMatchObject({ hasAgreed: true, agreements: 'passenger', hasTicked: false })
    expect(after([ticked, agreementToggled(false)]).hasTicked).toBe(false)
  })
})

describe('the login', () => {
  const filled = after([phoneTyped('13800138000'), codeTyped('123456'), agreementToggled(true), contextTokenReplaced('c1')])

  it('keeps what was typed when it fails', () => {
    expect(after([loginSubmitted(), loginRefused()], filled)).toEqual(filled)
  })

  it('remembers how far it came when it breaks off behind the code', () => {
    expect(after([loginSubmitted(), loginInterrupted({ phone: '13800138000', isRegistration: true })], filled)).toEqual({
      ...filled,
      submission: { step: 'interrupted', phone: '13800138000', isRegistration: true },
    })
  })

  it('leaves nothing of itself once it is done', () => {
    expect(after([loginSubmitted(), loggedIn({ isNewUser: false })], filled)).toEqual(emptyLogin)
  })

  it('takes nothing from a form that the user has begun while the host logs them in', () => {
    const begun = after([autoLoginStarted(null), codeSent({ at: 1_000 }), contextTokenReplaced('c1'), loginSubmitted()], filled)
    expect(after([loggedIn({ isNewUser: false })], begun)).toEqual({ ...begun, autoLogin: { step: 'done' } })
    const interrupted = after([loginInterrupted({ phone: '13800138000', isRegistration: true })], begun)
    expect(after([loggedIn({ isNewUser: true })], interrupted)).toEqual({ ...emptyLogin, autoLogin: { step: 'done' } })
  })

  it('has nothing to go on from where another tab has finished it (spec 1 §4)', () => {
    const interrupted = after([loginInterrupted({ phone: '13800138000', isRegistration: true })], filled)
    expect(after([sessionSynced({ token: 't1' })], interrupted)).toEqual(interrupted)
    expect(after([sessionSynced({ token: 't1', id: 'U1' })], interrupted)).toEqual({ ...emptyLogin, autoLogin: { step: 'done' } })
    expect(after([sessionSynced({ token: 't1', id: 'U1' })], filled)).toEqual({ ...filled, autoLogin: { step: 'done' } })
  })

  it('keeps, when a form was used for something else, what the host has done: its token is not asked for twice', () => {
    expect(after([autoLoginStarted(null), loggedIn({ isNewUser: false }), formCleared()], filled)).toEqual({ ...emptyLogin, autoLogin: { step: 'done' } })
  })

  it('is not submitted twice where another call is refused for want of a token meanwhile (spec 1 §5)', () => {
    expect(after([loginSubmitted(), loggedOut({ reason: 'tokenMissing' })], filled).submission).toEqual({ step: 'submitting' })
  })

  it('gives the button back when the session ends in the middle', () => {
    expect(after([loginSubmitted(), loggedOut({ reason: 'tokenRejected' })], filled)).toEqual(filled)
  })
})
