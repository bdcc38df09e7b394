import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Test drives',
  tabs: { inProgress: 'In progress', over: 'Over' },
  empty: 'No test drives yet',
  emptyText: 'Book one, and it appears here',
  book: 'Book',
  time: 'Time',
  place: 'Pick-up',
}
