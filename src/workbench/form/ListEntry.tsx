import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useMemo, type ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import type { ConfigField } from '@/lib/pageConfig'
import { toText, type ConfigPath } from '../draft/configPath'
import { Icon } from '../look/Icon'
import { ToolButton } from '../look/ToolButton'
import { FoldButton, Twist } from './FieldRow.styles'
import { ProblemText } from './FieldHead'
import { FormContext, useForm } from './FormContext'
import type { FieldsProps } from './GroupField'
import * as S from './ListField.styles'
import { formMessages } from './messages'
import type { useEntryEdit } from './useEntryEdit'

type ListEntryProps = {
  readonly id: string
  readonly name: string
  readonly fields: NonNullable<ConfigField<unknown>['fields']>
  readonly Fields: ComponentType<FieldsProps>
  readonly path: ConfigPath
  readonly value: unknown
  readonly editEntry: ReturnType<typeof useEntryEdit>
  readonly onCopy: (() => void) | undefined
  readonly onRemove: () => void
}

export function ListEntry({ id, name, fields, Fields, path, value, editEntry, onCopy, onRemove }: ListEntryProps) {
  const { list } = useMessages(formMessages)
  const form = useForm()
  const { isOpen, setOpen, problemAt, hasProblemWithin } = form
  const tools = useMemo(() => ({ ...form, edit: editEntry.bind(undefined, id) }), [form, editEntry, id])
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const open = isOpen(path)
  const problem = problemAt(path)
  return (
    <S.Entry ref={setNodeRef} $isDragged={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }} data-path={toText(path)}>
      <S.EntryHead>
        <S.Handle ref={setActivatorNodeRef} type="button" {...attributes} {...listeners} aria-label={list.move(name)}>
          <Icon name="drag" size={16} />
        </S.Handle>
        <FoldButton type="button" aria-expanded={open} onClick={() => setOpen(path, !open)}>
          <Twist $isOpen={open}>
            <Icon name="chevron" size={14} />
          </Twist>
          <S.EntryName>{name}</S.EntryName>
          {!open && hasProblemWithin(path) && <Icon name="warning" size={14} />}
        </FoldButton>
        {onCopy && <ToolButton icon="copy" size={15} label={list.copy(name)} onPress={onCopy} />}
        <ToolButton icon="trash" size={15} label={list.remove(name)} onPress={onRemove} />
      </S.EntryHead>
      {problem !== undefined && <ProblemText text={problem} />}
      {open && (
        <S.EntryFields>
          <FormContext value={tools}>
            <Fields fields={fields} path={path} value={value} />
          </FormContext>
        </S.EntryFields>
      )}
    </S.Entry>
  )
}
