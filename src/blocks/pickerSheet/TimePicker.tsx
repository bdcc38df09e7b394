import { useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { relativeTimeMessages } from '@/lib/time/messages'
import { relativeDay } from '@/lib/time/relativeTime'
import { toast } from '@/ui/feedback/toast'
import { timePickerMessages } from './messages'
import { PickerSheet } from './PickerSheet'
import { pathOfTime, timeOfPath, timeTree, weekdayOf, type TimeSlot } from './timeTree'

type TimePickerProps = {
  readonly isOpen: boolean
  readonly texts: {
    readonly title: string
    readonly hint: string
    /** In place of the wheel where there is no time. */
    readonly empty: string
    /** Under a time that is shown but cannot be chosen, and when one has become so meanwhile. */
    readonly near: string
    readonly full: string
    readonly tooSoon: string
  }
  readonly value: string
  /** What is offered at this moment. */
  readonly slots: () => readonly TimeSlot[]
  readonly isTooSoon: (time: string) => boolean
  /** Epoch ms by the server's clock. */
  readonly now: () => number
  readonly onPick: (time: string) => void
  readonly onClose: () => void
}

/** A date with its weekday needs more room than two digits, on the narrowest phone too. */
const DAY_WEIGHT = 2.2

/** The cascading picker of a time in Shanghai. One that has become too close while the picker was open is refused, and the picker opens anew (spec 2 §5). Load it lazily. */
export function TimePicker({ isOpen, texts, value, slots, isTooSoon, now, onPick, onClose }: TimePickerProps) {
  const { day, hour, minute, dayLabel, hourLabel, minuteLabel, weekdays } = useMessages(timePickerMessages)
  useMessages(relativeTimeMessages)
  const [opening, setOpening] = useState(0)
  const [offered, setOffered] = useState(slots)
  const choices = timeTree(offered, { day: (time) => dayLabel(relativeDay(time, now()), weekdays[weekdayOf(time)]), hour: hourLabel, minute: minuteLabel, tooSoon: texts.near, full: texts.full })
  const confirm = (path: readonly string[]) => {
    const time = timeOfPath(path)
    if (!isTooSoon(time)) return onPick(time)
    toast.warning(texts.tooSoon)
    setOffered(slots())
    setOpening(opening + 1)
  }
  return (
    <PickerSheet
      key={opening}
      isOpen={isOpen}
      title={texts.title}
      hint={texts.hint}
      choices={choices}
      columns={[{ label: day, weight: DAY_WEIGHT }, { label: hour }, { label: minute }]}
      chosen={pathOfTime(value)}
      emptyText={texts.empty}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
