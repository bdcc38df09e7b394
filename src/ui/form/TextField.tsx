import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useContext, useId, useLayoutEffect, useRef } from 'react'
import { ErrorRole } from './errorRole'
import * as S from './TextField.styles'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> & {
  /** The accessible name, always. Shown above the field unless `isLabelHidden`. */
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly hint?: ReactNode
  /** Read aloud when it appears, one at a time (`ErrorRole`), and tied to the input. */
  readonly error?: string | undefined
  /** Something else says the same aloud: here it is shown, and read with the field. */
  readonly isErrorTold?: boolean | undefined
  /** Inside the frame, before and after the input: a country code, a get-code button. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  /** The input itself, so number formatting and focus calls reach it. */
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({ label, isLabelHidden = false, hint, error, isErrorTold = false, prefix, suffix, id: givenId, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const errorRole = useContext(ErrorRole)
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const note = useRef<HTMLParagraphElement>(null)
  // Several fields may be judged wrong at once: the first of them interrupts, and the others are read with their fields.
  useLayoutEffect(() => {
    if (error && !isErrorTold && errorRole && !document.querySelector('p[role=alert]')) note.current?.setAttribute('role', errorRole)
  }, [error, isErrorTold, errorRole])
  const describedBy = [input['aria-describedby'], errorId, hintId].filter(Boolean).join(' ')
  return (
    <S.Field className={className}>
      <S.Label htmlFor={id} $isHidden={isLabelHidden}>
        {label}
      </S.Label>
      <S.Frame $isInvalid={Boolean(error)}>
        {prefix && <S.Prefix>{prefix}</S.Prefix>}
        <S.Input type="text" {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy || undefined} />
        {suffix && <S.Affix>{suffix}</S.Affix>}
      </S.Frame>
      {error && (
        <S.Note ref={note} id={errorId} $isError>
          {error}
        </S.Note>
      )}
      {hint && <S.Note id={hintId}>{hint}</S.Note>}
    </S.Field>
  )
}
