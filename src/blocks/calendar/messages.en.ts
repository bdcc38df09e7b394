import type { Translation } from '@/lib/i18n'
import { unlessChinese } from '@/lib/i18n/unlessChinese'
import type { zh } from './messages'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const messages: Translation<typeof zh> = {
  label: 'Check-in calendar',
  nth: (day) => `Day ${day}`,
  today: 'Today',
  date: (month, day) => `${MONTHS[month - 1] ?? month} ${day}`,
  done: 'Done',
  madeUp: 'Made up',
  stamp: 'Made up',
  missed: 'Missed',
  makeUp: 'Catch up',
  prize: (serverName) => unlessChinese(serverName, serverName && 'Gift'),
  makeUpDate: (date) => `Catch up ${date}`,
  weekdays: { mon: 'M', tue: 'T', wed: 'W', thu: 'T', fri: 'F', sat: 'S', sun: 'S' },
}
