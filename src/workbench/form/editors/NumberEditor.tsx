import { useForm } from '../FormContext'
import { TextBox } from './Box'
import { asText, type EditorProps } from './editor'

export function NumberEditor({ field, path, value, id, describedBy, isInvalid }: EditorProps) {
  const { edit } = useForm()
  return (
    <TextBox
      id={id}
      type="number"
      step="any"
      min={field.min}
      max={field.max}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      placeholder={asText(field.fallback)}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => edit(path, Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber, true)}
    />
  )
}
