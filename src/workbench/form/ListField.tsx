import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMemo } from 'react'
import { useMessages } from '@/lib/i18n'
import { toText, valueAt } from '../draft/configPath'
import { Icon } from '../look/Icon'
import { Outlined } from '../look/ToolButton'
import { useEntryIds } from './entryIds'
import { ProblemText, ResetButton } from './FieldHead'
import * as F from './FieldRow.styles'
import { useForm } from './FormContext'
import type { NestedProps } from './GroupField'
import { ListEntry } from './ListEntry'
import * as S from './ListField.styles'
import { formMessages } from './messages'
import { useEntryEdit } from './useEntryEdit'

/** A list of entries to add, open, copy, remove, and sort by mouse, finger or keyboard. */
export function ListField({ field, label, path, value, Fields }: NestedProps) {
  const form = useForm()
  const { list } = useMessages(formMessages)
  const isSet = Array.isArray(value)
  const entries = useMemo<readonly unknown[]>(() => (Array.isArray(value) ? (value as unknown[]) : (field.fallback as readonly unknown[])), [value, field])
  const { ids, set, fresh } = useEntryIds(entries.length)
  const most = field.max ?? Infinity
  const isFull = entries.length >= most
  const problem = form.problemAt(path)

  /** The entries in another order, by their places until now; one that is named twice is copied. */
  function arrange(order: readonly number[]): void {
    const opens = entries.map((_, index) => form.isOpen([...path, index]))
    set(order.map((from, place) => (order.indexOf(from) === place ? (ids[from] ?? fresh()) : fresh())))
    form.edit(path, order.map((from) => entries[from]))
    opens.concat(order.length > opens.length ? [false] : []).forEach((_, place) => form.setOpen([...path, place], opens[order[place] ?? -1] ?? false))
  }
  const places = entries.map((_, index) => index)

  const editEntry = useEntryEdit({ form, path, ids, entries, isSet })

  const nameOf = (index: number): string => {
    const said = valueAt(entries[index], [field.itemLabel ?? ''])
    return typeof said === 'string' && said !== '' && !said.startsWith('data:') ? said : list.entry(index + 1)
  }
  const nameById = (id: string | number): string => nameOf(ids.indexOf(String(id)))
  const placeOf = (id: string | number): number => ids.indexOf(String(id)) + 1
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }))
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || active.id === over.id) return
    arrange(arrayMove(places, placeOf(active.id) - 1, placeOf(over.id) - 1))
  }

  return (
    <div data-path={toText(path)}>
      <F.Head>
        <F.Label as="span" $isSet={value !== undefined}>
          {label}
        </F.Label>
        <ResetButton label={label} path={path} value={value} />
      </F.Head>
      {problem !== undefined && <ProblemText text={problem} />}
      {!isSet && entries.length > 0 && <S.Note>{list.fromDefault}</S.Note>}
      {entries.length === 0 && <S.Note>{list.none}</S.Note>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: list.howToMove },
          announcements: {
            onDragStart: ({ active }) => list.lifted(nameById(active.id)),
            onDragOver: ({ active, over }) => (over ? list.over(nameById(active.id), placeOf(over.id)) : undefined),
            onDragEnd: ({ active, over }) => list.dropped(nameById(active.id), placeOf((over ?? active).id)),
            onDragCancel: ({ active }) => list.cancelled(nameById(active.id)),
          },
        }}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <S.Entries aria-label={label}>
            {ids.map((id, index) => (
              <ListEntry
                key={id}
                id={id}
                name={nameOf(index)}
                fields={field.fields ?? {}}
                Fields={Fields}
                path={[...path, index]}
                value={entries[index]}
                editEntry={editEntry}
                onCopy={isFull ? undefined : () => arrange(places.toSpliced(index, 0, index))}
                onRemove={() => arrange(places.toSpliced(index, 1))}
              />
            ))}
          </S.Entries>
        </SortableContext>
      </DndContext>
      <Outlined
        isDisabled={isFull}
        onPress={() => {
          form.edit(path, [...entries, {}])
          form.setOpen([...path, entries.length], true)
        }}
      >
        <Icon name="plus" size={15} />
        {isFull ? list.full(most) : list.add}
      </Outlined>
    </div>
  )
}
