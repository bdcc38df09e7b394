import { useMessages } from '@/lib/i18n'
import type { ConfigPath } from '../draft/configPath'
import { Icon } from '../look/Icon'
import { ToolButton } from '../look/ToolButton'
import * as S from './FieldRow.styles'
import { useForm } from './FormContext'
import { formMessages } from './messages'

export function ProblemText({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <S.Problem id={id}>
      <Icon name="warning" size={14} />
      {text}
    </S.Problem>
  )
}

/** Only where there is something to go back from. */
export function ResetButton({ label, path, value }: { readonly label: string; readonly path: ConfigPath; readonly value: unknown }) {
  const { edit } = useForm()
  const { resetField } = useMessages(formMessages)
  return value === undefined ? null : <ToolButton icon="reset" size={15} label={resetField(label)} onPress={() => edit(path, undefined)} style={{ height: 26, minWidth: 26, padding: 0 }} />
}
