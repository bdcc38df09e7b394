import { FormRow, RowLabel } from '@/blocks/form/FormRow'
import { PhoneField } from '@/features/login'
import type { FormField } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { testDriveMessages } from '../../messages'
import { NameField } from './NameField'

type ContactRowsProps = { readonly name: FormField; readonly phone: FormField; readonly onEdit: (field: 'name' | 'phone', value: string) => void }

const isWrong = ({ validateStatus }: FormField): boolean => validateStatus === 'error'

/** Who it is, as both forms ask it. */
export function ContactRows({ name, phone, onEdit }: ContactRowsProps) {
  const { form } = useMessages(testDriveMessages)
  return (
    <>
      <FormRow isWrong={isWrong(name)}>
        <NameField value={name.value} isWrong={isWrong(name)} onChange={(text) => onEdit('name', text)} />
      </FormRow>
      <FormRow isWrong={isWrong(phone)}>
        <PhoneField prefix={<RowLabel>{form.phone}</RowLabel>} value={phone.value} onChange={(digits) => onEdit('phone', digits)} error={isWrong(phone) ? form.phoneWrong : undefined} />
      </FormRow>
    </>
  )
}
