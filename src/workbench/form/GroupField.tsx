import { useId, type ComponentType } from 'react'
import type { ConfigField } from '@/lib/pageConfig'
import { toText, type ConfigPath } from '../draft/configPath'
import { Icon } from '../look/Icon'
import { ProblemText, ResetButton } from './FieldHead'
import * as S from './FieldRow.styles'
import { useForm } from './FormContext'

export type FieldsProps = { readonly fields: NonNullable<ConfigField<unknown>['fields']>; readonly path: ConfigPath; readonly value: unknown }

/** `Fields` draws the fields inside: it is handed down, because it draws groups and lists itself. */
export type NestedProps = { readonly field: ConfigField<unknown>; readonly label: string; readonly path: ConfigPath; readonly value: unknown; readonly Fields: ComponentType<FieldsProps> }

/** Fields that belong together, folded until they are opened or something in them is wrong. */
export function GroupField({ field, label, path, value, Fields }: NestedProps) {
  const { isOpen, setOpen, problemAt } = useForm()
  const id = useId()
  const open = isOpen(path)
  const problem = problemAt(path)
  return (
    <div data-path={toText(path)}>
      <S.Head>
        <S.FoldButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(path, !open)}>
          <S.Twist $isOpen={open}>
            <Icon name="chevron" size={14} />
          </S.Twist>
          {label}
        </S.FoldButton>
        <ResetButton label={label} path={path} value={value} />
      </S.Head>
      {problem !== undefined && <ProblemText text={problem} />}
      <S.Fold id={id} hidden={!open}>
        {open && <Fields fields={field.fields ?? {}} path={path} value={value} />}
      </S.Fold>
    </div>
  )
}
