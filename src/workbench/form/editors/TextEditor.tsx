import { useMessages } from '@/lib/i18n'
import { useForm } from '../FormContext'
import { formMessages } from '../messages'
import { LongBox, TextBox } from './Box'
import { asText, type EditorProps } from './editor'

/** One line, or with `longText` several. The default shows through while nothing is set. */
export function TextEditor({ field, path, value, id, describedBy, isInvalid }: EditorProps) {
  const { edit } = useForm()
  const { pageDefault, pasteLink } = useMessages(formMessages)
  const isLink = field.editor === 'link'
  const box = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    autoComplete: 'off',
    placeholder: asText(field.fallback) || (isLink ? pasteLink : pageDefault),
    value: asText(value),
    onChange: ({ target }: { target: { value: string } }) => edit(path, target.value === '' ? undefined : target.value, true),
  }
  return field.editor === 'longText' ? <LongBox {...box} /> : <TextBox {...box} {...(isLink ? { inputMode: 'url' as const, spellCheck: false } : {})} />
}
