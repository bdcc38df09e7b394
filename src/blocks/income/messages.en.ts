import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const STATUS = { waiting: 'Pending', received: 'Paid', used: 'Paid', expired: 'Expired', processing: 'Pending', failed: 'Not paid', unknown: '' }
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const messages: Translation<typeof zh> = {
  orders: (count) => `${count} ${count === 1 ? 'order' : 'orders'}`,
  day: (month, day, weekday) => `${WEEKDAYS[weekday] ?? ''} ${month}/${day}`,
  unknownDay: '--',
  period: {
    days: (first, last) => `${first} to ${last}`,
    invited: (count) => `${count} joined`,
    status: { underWay: 'In progress', settling: 'Pending', settled: 'Paid', unknown: '' },
  },
  thisWeek: {
    title: 'This week',
    days: 'MTWTFSS',
    dayOf: (day) => `Today, ${DAYS[day] ?? ''}`,
    income: 'Earned this week',
    invited: 'Drivers joined',
    total: 'Total income',
    people: (count) => count,
  },
  passenger: (mask) => `Passenger ${mask}`,
  status: (status, _serverName) => STATUS[status],
}
