import type { ChangeEvent, ReactNode, Ref } from 'react'
import { useMessages } from '@/lib/i18n'
import { formatPhone } from '@/lib/phone'
import { TextField } from '@/ui/form/TextField'
import * as S from './LoginForm.styles'
import { loginMessages } from './messages'
import { editPhone } from './phoneEdit'

type PhoneFieldProps = {
  /** Digits only. */
  readonly value: string
  /** Without it the field is a place for one: nothing can be typed into it yet. */
  readonly onChange?: ((digits: string) => void) | undefined
  readonly error?: string | undefined
  /** Before the number; the country code unless given. */
  readonly prefix?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A phone number shown as 3-4-4 (spec 1 §5). However it comes in (typed, pasted, filled in), `onChange` gets its digits. */
export function PhoneField({ value, onChange, error, prefix, ref }: PhoneFieldProps) {
  const texts = useMessages(loginMessages)
  const shown = formatPhone(value)
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForwardDelete = (nativeEvent as Partial<InputEvent>).inputType === 'deleteContentForward'
    const edited = editPhone({ shown, text: target.value, caret: target.selectionEnd ?? target.value.length, isForwardDelete })
    // Written before React does, which then finds nothing to change and leaves the caret alone.
    target.value = edited.shown
    placeCaret(target, edited.caret)
    if (edited.digits !== value) onChange?.(edited.digits)
  }
  return (
    <TextField
      ref={ref}
      label={texts.phone}
      isLabelHidden
      placeholder={texts.phonePlaceholder}
      prefix={prefix ?? <S.CountryCode aria-hidden>+86</S.CountryCode>}
      error={error}
      type="tel"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="tel-national"
      name="phone"
      readOnly={!onChange}
      tabIndex={onChange ? undefined : -1}
      value={shown}
      onChange={handleChange}
    />
  )
}

/** Chrome on Android moves the caret once more after the event; Safari would focus a field that was filled in without being touched. */
function placeCaret(input: HTMLInputElement, caret: number): void {
  if (document.activeElement !== input) return
  const text = input.value
  input.setSelectionRange(caret, caret)
  setTimeout(() => {
    if (document.activeElement === input && input.value === text && input.selectionStart !== caret) input.setSelectionRange(caret, caret)
  }, 0)
}
