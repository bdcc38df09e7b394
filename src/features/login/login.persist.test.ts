import { loginPersist } from './login.persist'
import { emptyLogin, type SubmissionState } from './loginState'

const { deserialize } = loginPersist

describe('loginPersist', () => {
  it('keeps what was typed and the running countdown over a reload', () => {
    const kept = { phone: '13800138000', prefilled: '13800138000', code: '123456', hasAgreed: true, agreements: 'termsOfService', contextToken: 'c1', sms: { step: 'countingDown', until: 61_000 }, submission: emptyLogin.submission, oneClick: emptyLogin.oneClick }
    expect(deserialize(kept)).toEqual(kept)
  })

  it.each([[{ step: 'sending' }], [{ step: 'captcha', kind: 'slider' }], [{ step: 'countingDown', until: 'soon' }], [{ step: 'countingDown', until: null }], ['idle'], [null], [undefined]])(
    'gives the get-code button back when the stored step is %j',
    (sms) => {
      expect(deserialize({ sms }).sms).toEqual({ step: 'idle' })
    },
  )

  it('takes nothing that is not well-formed', () => {
    expect(deserialize({ phone: 138, code: ['1'], hasAgreed: 'yes', contextToken: {} })).toEqual({ phone: '', prefilled: '', code: '', hasAgreed: false, agreements: '', contextToken: '', sms: emptyLogin.sms, submission: emptyLogin.submission, oneClick: emptyLogin.oneClick })
    expect(deserialize({ phone: '<b>138</b> 0013 8000 99', code: '12 34 56 78' })).toMatchObject({ phone: '13800138000', code: '123456' })
  })

  it.each<[unknown, SubmissionState]>([
    [{ step: 'interrupted', phone: '13800138000', isRegistration: true }, { step: 'interrupted', phone: '13800138000', isRegistration: true }],
    [{ step: 'interrupted', phone: 138, isRegistration: true }, { step: 'idle' }],
    [{ step: 'submitting' }, { step: 'idle' }],
    ['interrupted', { step: 'idle' }],
    [undefined, { step: 'idle' }],
  ])('keeps of a login that was under way (%j) only what it takes to go on', (submission, kept) => {
    expect(deserialize({ submission }).submission).toEqual(kept)
  })

  it('never writes a hint', () => {
    expect(loginPersist.whitelist).not.toContain('hint')
  })
})
