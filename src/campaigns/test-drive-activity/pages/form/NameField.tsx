import { useRef, type ChangeEvent, type CompositionEvent, type Ref } from 'react'
import { RowLabel } from '@/blocks/form/FormRow'
import { useMessages } from '@/lib/i18n'
import { TextField } from '@/ui/form/TextField'
import { testDriveMessages } from '../../messages'
import { toName } from '../../rules/formRules'

type NameFieldProps = { readonly value: string; readonly isWrong: boolean; readonly onChange: (name: string) => void; readonly ref?: Ref<HTMLInputElement> }

/** The name is cut to its six characters only once an input method has put them together: pinyin is longer than what it stands for. */
export function NameField({ value, isWrong, onChange, ref }: NameFieldProps) {
  const { form } = useMessages(testDriveMessages)
  const isComposing = useRef(false)
  const take = (text: string) => onChange(isComposing.current ? text : toName(text))
  return (
    <TextField
      ref={ref}
      label={form.name}
      isLabelHidden
      prefix={<RowLabel>{form.name}</RowLabel>}
      placeholder={isWrong ? form.nameMissing : form.namePlaceholder}
      error={isWrong ? form.nameWrong : undefined}
      name="name"
      autoComplete="name"
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => take(target.value)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false
        take(currentTarget.value)
      }}
    />
  )
}
