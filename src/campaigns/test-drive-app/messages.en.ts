import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Test drives',
  tabs: { inProgress: 'In progress', over: 'Finished' },
  empty: 'No test drives yet',
  emptyHint: 'Book one, and it appears here',
  leave: 'Book',
  count: (total) => `${total} ${total === 1 ? 'booking' : 'bookings'}`,
  time: 'Time',
  place: 'Pick-up',
}
