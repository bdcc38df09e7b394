import { useState } from 'react'
import { PickerSheet } from '@/blocks/picker/PickerSheet'
import { dayText, orderTimeMessages } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { toast } from '@/ui/feedback/toast'
import { testDriveMessages } from '../../messages'
import { isTooSoon } from '../../rules/selectableTimes'
import { pathOfTime, timeOfPath, timeTree, weekdayOf } from '../../rules/timeTree'
import type { BookingData } from './index'

type TimePickerProps = Pick<BookingData, 'slots' | 'now'> & {
  readonly isOpen: boolean
  readonly value: string
  readonly onPick: (time: string) => void
  readonly onClose: () => void
}

/** A date with its weekday needs more room than two digits, on the narrowest phone too. */
const DAY_WEIGHT = 2.2

/** The cascading picker of the experience time. A time that has become too close while the picker was open is refused, and the picker opens anew (spec 2 §5). */
export function TimePicker({ isOpen, value, slots, now, onPick, onClose }: TimePickerProps) {
  const { picker } = useMessages(testDriveMessages)
  useMessages(orderTimeMessages)
  const [opening, setOpening] = useState(0)
  const [offered, setOffered] = useState(slots)
  const tree = timeTree(offered, {
    day: (time) => picker.dayLabel(dayText(time, now()), picker.weekdays[weekdayOf(time)]),
    hour: picker.hourLabel,
    minute: picker.minuteLabel,
    tooSoon: picker.near,
  })
  const confirm = (path: readonly string[]) => {
    const time = timeOfPath(path)
    if (!isTooSoon(parseShanghaiTime(time) ?? 0, now())) return onPick(time)
    toast.warning(picker.tooSoon)
    setOffered(slots())
    setOpening(opening + 1)
  }
  return (
    <PickerSheet
      key={opening}
      isOpen={isOpen}
      title={picker.title}
      hint={picker.hint}
      choices={tree}
      columns={[{ label: picker.day, weight: DAY_WEIGHT }, { label: picker.hour }, { label: picker.minute }]}
      chosen={pathOfTime(value)}
      emptyText={picker.empty}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
