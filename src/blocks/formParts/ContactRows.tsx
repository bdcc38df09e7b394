import { useRef } from 'react'
import { PhoneField } from '@/features/login'
import { useMessages } from '@/lib/i18n'
import { TextField } from '@/ui/form/TextField'
import { FormRow, RowLabel } from './FormRow'
import { formMessages } from './messages'
import { toName } from './personName'
import { PickField } from './PickField'

/** `error`: validated and wrong (spec 2 §3). */
export type FormField = { readonly value: string; readonly validateStatus: '' | 'error' }

const isWrong = ({ validateStatus }: FormField): boolean => validateStatus === 'error'

type ContactRowsProps = { readonly name: FormField; readonly phone: FormField; readonly onEdit: (field: 'name' | 'phone', value: string) => void }

type NameRowProps = { readonly label?: string; readonly name: FormField; readonly onEdit: (field: 'name', value: string) => void }

/** A person's name. It is cut to its six characters only once an input method has put them together: pinyin is longer than what it stands for. */
export function NameRow({ label, name, onEdit }: NameRowProps) {
  const texts = useMessages(formMessages)
  const isComposing = useRef(false)
  const takeName = (text: string) => onEdit('name', isComposing.current ? text : toName(text))
  return (
    <FormRow isWrong={isWrong(name)}>
      <TextField
        label={label ?? texts.name}
        isLabelHidden
        prefix={<RowLabel>{label ?? texts.name}</RowLabel>}
        placeholder={isWrong(name) ? texts.nameMissing : texts.namePlaceholder}
        error={isWrong(name) ? texts.nameWrong : undefined}
        name="name"
        autoComplete="name"
        value={name.value}
        onChange={({ target }) => takeName(target.value)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false
          takeName(currentTarget.value)
        }}
      />
    </FormRow>
  )
}

/** The number that it is reached at. `wrong`: what is said of a number that was judged wrong, where it is not the usual. */
export function PhoneRow({ phone, wrong, onEdit }: { readonly phone: FormField; readonly wrong?: string | undefined; readonly onEdit: (field: 'phone', value: string) => void }) {
  const texts = useMessages(formMessages)
  return (
    <FormRow isWrong={isWrong(phone)}>
      <PhoneField prefix={<RowLabel>{texts.phone}</RowLabel>} value={phone.value} onChange={(digits) => onEdit('phone', digits)} error={isWrong(phone) ? (wrong ?? texts.phoneWrong) : undefined} />
    </FormRow>
  )
}

/** Who it is, as every form asks it. */
export const ContactRows = ({ name, phone, onEdit }: ContactRowsProps) => (
  <>
    <NameRow name={name} onEdit={onEdit} />
    <PhoneRow phone={phone} onEdit={onEdit} />
  </>
)

type PickRowProps = {
  readonly label: string
  readonly field: FormField
  /** The value in words, where they differ from it. */
  readonly text?: string
  readonly placeholder: string
  /** In place of the placeholder once the field was found wrong (spec 2 §5). */
  readonly missing: string
  readonly onClick: () => void
}

/** A field of the forms that is chosen, not typed. */
export function PickRow({ label, field, text = field.value, placeholder, missing, onClick }: PickRowProps) {
  return (
    <FormRow isWrong={isWrong(field)}>
      <PickField label={label} value={text} placeholder={isWrong(field) ? missing : placeholder} isInvalid={isWrong(field)} onClick={onClick} />
    </FormRow>
  )
}
