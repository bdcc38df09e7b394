import { FormRow } from '@/blocks/form/FormRow'
import { PickField } from '@/blocks/form/PickField'
import type { FormField } from '@/features/testDrive'

type PickRowProps = {
  readonly label: string
  readonly field: FormField
  /** The value in words, where they differ from it. */
  readonly text?: string
  readonly placeholder: string
  /** In place of the placeholder once the field was judged wrong (spec 2 §5). */
  readonly missing: string
  readonly onClick: () => void
}

/** A field of the forms that is chosen, not typed. */
export function PickRow({ label, field, text = field.value, placeholder, missing, onClick }: PickRowProps) {
  const isWrong = field.validateStatus === 'error'
  return (
    <FormRow isWrong={isWrong}>
      <PickField label={label} value={text} placeholder={isWrong ? missing : placeholder} isInvalid={isWrong} onClick={onClick} />
    </FormRow>
  )
}
