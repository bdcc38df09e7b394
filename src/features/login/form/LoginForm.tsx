import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react'
import { useSelector } from 'react-redux'
import { useDirtyForm } from '@/lib/history/dirtyForms'
import { takeEarlyTyping } from '@/lib/page/documentShell'
import { useMessages } from '@/lib/i18n'
import { AgreementField } from './agreements/AgreementField'
import type { Agreement } from './agreements/agreements'
import { CaptchaHost } from '../captcha/CaptchaHost'
import { CodeField } from './CodeField'
import { focusOnHint } from './focusOnHint'
import { GetCodeButton } from './GetCodeButton'
import { resumeTyping } from './resumeTyping'
import { LoginButton } from './LoginButton'
import * as S from './LoginForm.styles'
import { loginMessages } from './messages'
import { PhoneField } from './PhoneField'
import { useSettledPage } from './useSettledPage'
import { codeTyped, formClosed, phoneTyped } from '../loginSlice'
import { FIELD_OF, type LoginField } from './loginHint'
import { selectLogin } from '../loginSelectors'
import { useLoginDispatch } from '../useLoginDispatch'

export type LoginFormProps = {
  readonly agreements: readonly Agreement[]
  /** The page shows no agreements (spec 1 §4). */
  readonly isProtocolHidden?: boolean
  /** '' for the standard label. */
  readonly buttonText?: string
  readonly buttonImage?: string
  /** The field that the button shows, for the preview. */
  readonly buttonBox?: string
  readonly onSendCode: () => void
  readonly onSubmit: () => void
}

/** Phone and code, with what was typed kept in the store. What the two buttons do is the page's: a preview only says their names. */
export function LoginForm({ agreements, isProtocolHidden = false, buttonText = '', buttonImage = '', buttonBox, onSendCode, onSubmit }: LoginFormProps) {
  const texts = useMessages(loginMessages)
  const { phone, code, hint, sms, submission } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  const phoneRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const agreementRef = useRef<HTMLInputElement>(null)

  // Before the screen is shown, so that a person who is typing keeps the field, and a phone its keyboard.
  useLayoutEffect(() => {
    const early = takeEarlyTyping()
    if (early && phoneRef.current) resumeTyping(phoneRef.current, early, (digits) => dispatch(phoneTyped(digits)))
  }, [dispatch])

  useDirtyForm(phone !== '' || code !== '')

  useEffect(() => {
    if (!hint) return
    const fields = { phone: phoneRef, code: codeRef, agreement: agreementRef }
    return focusOnHint(fields[FIELD_OF[hint.reason]].current, () => dispatch(formClosed()))
  }, [hint, dispatch])

  const form = useRef<HTMLFormElement>(null)
  useSettledPage(form)

  const step = useRef(sms.step)
  useEffect(() => {
    // The code is the next thing to type once it is on its way, but not when a reload finds the countdown running.
    if (sms.step === 'countingDown' && step.current !== 'countingDown') codeRef.current?.focus()
    step.current = sms.step
  }, [sms.step])

  const hintAt = (field: LoginField) => (hint && FIELD_OF[hint.reason] === field ? hint.text || texts.hint[hint.reason] : undefined)
  // What an unticked agreement stops goes on with the tick.
  const wanted = useRef<'code' | 'login'>('login')
  const sendCode = () => {
    wanted.current = 'code'
    onSendCode()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    wanted.current = 'login'
    onSubmit()
  }
  return (
    <>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <S.Row>
          <PhoneField ref={phoneRef} value={phone} onChange={(digits) => dispatch(phoneTyped(digits))} error={hintAt('phone')} />
        </S.Row>
        <S.Row>
          <CodeField ref={codeRef} value={code} onChange={(typed) => dispatch(codeTyped(typed))} error={hintAt('code')} isErrorTold={hint?.reason === 'codeWrong'} suffix={<GetCodeButton onClick={sendCode} />} />
        </S.Row>
        <S.Submit data-box={buttonBox}>
          <LoginButton label={buttonText || texts.logIn} image={buttonImage} isBusy={submission.step === 'submitting'} />
        </S.Submit>
        {!isProtocolHidden && (
          <S.Agreement>
            <AgreementField ref={agreementRef} agreements={agreements} onAgreed={() => (wanted.current === 'code' ? onSendCode : onSubmit)()} />
          </S.Agreement>
        )}
      </form>
      <CaptchaHost />
    </>
  )
}
