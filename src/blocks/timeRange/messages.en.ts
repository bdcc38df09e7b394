import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const messages: Translation<typeof zh> = {
  title: 'Choose dates',
  quick: 'Quick select',
  usual: 'Last 30 days',
  thisMonth: 'This month',
  month: (year, month) => `${MONTHS[month - 1] ?? ''} ${year}`,
  day: (day) => String(day),
  custom: 'Custom dates',
  begin: 'From',
  end: 'To',
  monthColumn: 'Month',
  dayColumn: 'Day',
  none: 'No dates to choose from',
  range: (begin, end) => `${begin} to ${end}`,
  days: (days, most) => `${days} ${days === 1 ? 'day' : 'days'} (max. ${most})`,
  problem: { noDate: 'Please choose a date', order: 'The first day is after the last', tooLong: 'Choose 90 days or fewer' },
  confirm: 'Done',
  filter: 'Filter',
}
