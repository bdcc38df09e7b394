import { useState } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { uiMessages } from '@/ui/messages'
import { Sheet } from '@/ui/overlay/Sheet'
import { fontSize, neutral } from '@/ui/theme'
import { WheelPicker } from '@/ui/form/WheelPicker'
import { columnsOf, settlePath, type Choice } from './cascade'

export type PickerSheetProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly choices: readonly Choice[]
  /** The columns by their names, for readers, and how wide each is beside the others (1 unless told). */
  readonly columns: readonly { readonly label: string; readonly weight?: number }[]
  /** The values that are chosen now, from the first column on. */
  readonly chosen: readonly string[]
  /** A line above the wheel. */
  readonly hint?: string
  /** In place of the wheel where there is nothing to choose. */
  readonly emptyText: string
  /** Gets the chosen value of every column. */
  readonly onConfirm: (path: readonly string[]) => void
  readonly onClose: () => void
}

const Empty = styled.p`
  padding: 3.5rem 16px;
  color: ${neutral.textSoft};
  text-align: center;
`

const Hint = styled.p`
  margin-bottom: 0.5rem;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  text-align: center;
`

/** A wheel in a sheet. Nothing is chosen before it is confirmed. Load it lazily. */
export function PickerSheet({ isOpen, title, choices, columns, chosen, hint, emptyText, onConfirm, onClose }: PickerSheetProps) {
  const { confirm, gotIt } = useMessages(uiMessages)
  const [wanted, setWanted] = useState(chosen)
  const path = settlePath(choices, wanted)
  const wheel = columnsOf(choices, path).map((options, at) => ({
    label: columns[at]?.label ?? '',
    weight: columns[at]?.weight,
    options,
    value: path[at] ?? '',
    onChange: (value: string) => setWanted([...path.slice(0, at), value, ...path.slice(at + 1)]),
  }))
  const isEmpty = path.length === 0
  const footer = (
    <Button isBlock onClick={() => (isEmpty ? onClose() : onConfirm(path))}>
      {isEmpty ? gotIt : confirm}
    </Button>
  )
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      {hint && !isEmpty && <Hint>{hint}</Hint>}
      {isEmpty ? <Empty role="status">{emptyText}</Empty> : <WheelPicker columns={wheel} />}
    </Sheet>
  )
}
