import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { uiMessages } from '@/ui/messages'
import { Sheet } from '@/ui/overlay/Sheet'
import { fontSize, neutral } from '@/ui/theme'
import { WheelPicker } from '@/ui/form/WheelPicker'
import { columnsOf, settlePath, type PickerChoice } from './cascade'

export type PickerSheetProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly choices: readonly PickerChoice[]
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

/** By its number, what is under the band of a column that has not come to rest. */
type Passing = Readonly<Record<number, string | undefined>>

const withPassing = (path: readonly string[], passing: Passing): readonly string[] => path.map((value, at) => passing[at] ?? value)

/**
 * A wheel in a sheet. Nothing is chosen before it is confirmed. Columns may move at the same time: when one comes to rest, and when the user
 * confirms, the others count as they stand under the band. Load it lazily.
 */
export function PickerSheet({ isOpen, title, choices, columns, chosen, hint, emptyText, onConfirm, onClose }: PickerSheetProps) {
  const { confirm, gotIt } = useMessages(uiMessages)
  const [wanted, setWanted] = useState(chosen)
  const passing = useRef<Passing>({})
  useEffect(() => {
    if (!isOpen) passing.current = {}
  }, [isOpen])
  const path = settlePath(choices, wanted)
  const wheel = columnsOf(choices, path).map((options, at) => ({
    label: columns[at]?.label ?? '',
    weight: columns[at]?.weight,
    options,
    value: path[at] ?? '',
    onPass: (value: string | undefined) => {
      passing.current = { ...passing.current, [at]: value }
    },
    onChange: (value: string) => {
      const changed = { ...passing.current, [at]: value }
      passing.current = {}
      setWanted((known) => withPassing(settlePath(choices, known), changed))
    },
  }))
  const isEmpty = path.length === 0
  const footer = (
    <Button isBlock onClick={() => (isEmpty ? onClose() : onConfirm(settlePath(choices, withPassing(path, passing.current))))}>
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
