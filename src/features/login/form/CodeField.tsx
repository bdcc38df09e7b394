import type { ClipboardEvent, ReactNode, Ref } from 'react'
import { useMessages } from '@/lib/i18n'
import { TextField } from '@/ui/form/TextField'
import { loginMessages } from './messages'
import { CODE_LENGTH, toCode } from './typedInput'

type CodeFieldProps = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
  /** A toast says the same words at this moment. */
  readonly isErrorTold?: boolean
  /** Its visible name, in a form whose rows have one. */
  readonly prefix?: ReactNode
  /** The get-code button. */
  readonly suffix: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function CodeField({ value, onChange, error, isErrorTold, prefix, suffix, ref }: CodeFieldProps) {
  const texts = useMessages(loginMessages)
  /** A code copied out of a message often brings blanks, and `maxLength` would cut its end off for them. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = toCode(event.clipboardData.getData('text'))
    if (code === '') return
    event.preventDefault()
    onChange(code)
  }
  return (
    <TextField
      ref={ref}
      label={texts.code}
      isLabelHidden
      placeholder={texts.codePlaceholder}
      error={error}
      isErrorTold={isErrorTold}
      prefix={prefix}
      suffix={suffix}
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      name="code"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onPaste={handlePaste}
    />
  )
}
