import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  day: 'Day',
  hour: 'Hour',
  minute: 'Minute',
  hourLabel: (hour) => hour,
  minuteLabel: (minute) => minute,
  weekdays: { '0': 'Sun', '1': 'Mon', '2': 'Tue', '3': 'Wed', '4': 'Thu', '5': 'Fri', '6': 'Sat' },
  dayLabel: (day, weekday) => `${day} ${weekday}`,
}
