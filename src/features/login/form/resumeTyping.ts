import type { EarlyTyping } from '@/lib/page/documentShell'
import { editPhone } from './phoneEdit'

/** Takes over what was typed before the form was there: the number, the focus, and the caret behind the same digits. */
export function resumeTyping(input: HTMLInputElement, { text, caret, hasFocus }: EarlyTyping, onChange: (digits: string) => void): void {
  if (hasFocus) input.focus()
  if (text === '') return
  const edited = editPhone({ shown: '', text, caret, isForwardDelete: false })
  // Written before React does, which then leaves the caret alone.
  input.value = edited.shown
  onChange(edited.digits)
  if (hasFocus) input.setSelectionRange(edited.caret, edited.caret)
}
