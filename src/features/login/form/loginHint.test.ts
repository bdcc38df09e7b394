import { hintBeforeLogin, hintBeforeSending } from './loginHint'

const phone = '13800138000'
const shown = { isProtocolHidden: false }
const hidden = { isProtocolHidden: true }

describe('hintBeforeSending', () => {
  it.each([
    [{ phone: '', code: '', hasAgreed: false }, shown, 'phoneMissing'],
    [{ phone: '1380013', code: '', hasAgreed: true }, shown, 'phoneMalformed'],
    [{ phone: '23800138000', code: '', hasAgreed: true }, shown, 'phoneMalformed'],
    [{ phone: '138001380001', code: '', hasAgreed: true }, shown, 'phoneMalformed'],
    [{ phone, code: '', hasAgreed: false }, shown, 'agreementUnticked'],
    [{ phone, code: '', hasAgreed: false }, hidden, null],
    [{ phone, code: '', hasAgreed: true }, shown, null],
  ] as const)('%j with %j: %s (spec 1 §5)', (form, options, hint) => {
    expect(hintBeforeSending(form, options)).toBe(hint)
  })
})

describe('hintBeforeLogin', () => {
  it.each([
    [{ phone: '', code: '', hasAgreed: false }, shown, 'phoneMissing'],
    [{ phone: '138', code: '123456', hasAgreed: true }, shown, 'phoneMalformed'],
    [{ phone, code: '', hasAgreed: false }, shown, 'codeMissing'],
    [{ phone, code: '', hasAgreed: true }, hidden, 'codeMissing'],
    [{ phone, code: '123456', hasAgreed: false }, shown, 'agreementUnticked'],
    [{ phone, code: '123456', hasAgreed: false }, hidden, null],
    [{ phone, code: '123456', hasAgreed: true }, shown, null],
  ] as const)('%j with %j: %s (spec 1 §5)', (form, options, hint) => {
    expect(hintBeforeLogin(form, options)).toBe(hint)
  })
})
