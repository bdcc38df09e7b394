import { Choice } from '../../look/Choice'
import { useForm } from '../FormContext'
import { labelIn } from '../fieldLabel'
import type { EditorProps } from './editor'

export function ChoiceEditor({ field, path, value, id, label }: EditorProps) {
  const { edit, language } = useForm()
  const choices = field.choices ?? []
  const chosen = choices.find((choice) => choice.value === (value ?? field.fallback))
  return <Choice id={id} label={label} value={chosen?.value ?? null} options={choices.map((choice) => ({ value: choice.value, label: labelIn(language, choice.label, String(choice.value)) }))} onChange={(next) => edit(path, next)} />
}
