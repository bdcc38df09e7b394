import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useContext, useId } from 'react'
import { ErrorRole } from './errorRole'
import * as S from './TextField.styles'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> & {
  /** The accessible name, always. Shown above the field unless `isLabelHidden`. */
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly hint?: ReactNode
  /** Read aloud when it appears (`ErrorRole`), and tied to the input. */
  readonly error?: string | undefined
  /** Inside the frame, before and after the input: a country code, a get-code button. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  /** The input itself, so number formatting and focus calls reach it. */
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({ label, isLabelHidden = false, hint, error, prefix, suffix, id: givenId, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const errorRole = useContext(ErrorRole)
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
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
        <S.Note id={errorId} role={errorRole} $isError>
          {error}
        </S.Note>
      )}
      {hint && <S.Note id={hintId}>{hint}</S.Note>}
    </S.Field>
  )
}
