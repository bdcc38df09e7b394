import { useState } from 'react'
import { PickerSheet } from '@/blocks/picker/PickerSheet'
import { dayText, orderTimeMessages } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { toast } from '@/ui/toast'
import { testDriveMessages } from '../../messages'
import { isTooSoon } from '../../rules/selectableTimes'
import { pathOfTime, timeOfPath, timeTree } from '../../rules/timeTree'
import type { BookingData } from './bookingData'
import { weekdayOf } from './weekdayOf'

type TimePickerProps = Pick<BookingData, 'times' | 'now'> & {
  readonly isOpen: boolean
  readonly value: string
  readonly onPick: (time: string) => void
  readonly onClose: () => void
}

/** The cascading picker of the experience time. A time that has become too close while the picker was open is refused, and the picker opens anew (spec 2 §5). */
export function TimePicker({ isOpen, value, times, now, onPick, onClose }: TimePickerProps) {
  const { picker } = useMessages(testDriveMessages)
  useMessages(orderTimeMessages)
  const [opening, setOpening] = useState(0)
  const [offered, setOffered] = useState(times)
  const tree = timeTree(offered, {
    day: (time) => picker.dayLabel(dayText(time, now()), picker.weekdays[weekdayOf(time)]),
    hour: picker.hourLabel,
    minute: picker.minuteLabel,
  })
  const confirm = (path: readonly string[]) => {
    const time = timeOfPath(path)
    if (!isTooSoon(parseShanghaiTime(time) ?? 0, now())) return onPick(time)
    toast.warning(picker.tooSoon)
    setOffered(times())
    setOpening(opening + 1)
  }
  return (
    <PickerSheet
      key={opening}
      isOpen={isOpen}
      title={picker.title}
      hint={picker.hint}
      choices={tree}
      columnLabels={[picker.day, picker.hour, picker.minute]}
      chosen={pathOfTime(value)}
      emptyText={picker.empty}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
