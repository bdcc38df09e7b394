import { useForm } from '../FormContext'
import { TextBox } from './Box'
import { asText, type EditorProps } from './editor'

/** The browser's own picker; it says `2026-11-20T09:30`, the configuration `2026-11-20 09:30:00` (Asia/Shanghai). */
export function DateEditor({ path, value, id, describedBy, isInvalid }: EditorProps) {
  const { edit } = useForm()
  return (
    <TextBox
      id={id}
      type="datetime-local"
      step="1"
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={asText(value).replace(' ', 'T')}
      onChange={({ target }) => edit(path, fromPicker(target.value), true)}
    />
  )
}

function fromPicker(text: string): string | undefined {
  if (text === '') return undefined
  const [day = '', time = ''] = text.split('T')
  return `${day} ${time.length === 5 ? `${time}:00` : time.slice(0, 8)}`
}
