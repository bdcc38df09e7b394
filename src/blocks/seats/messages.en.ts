import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  label: 'Seats',
  progress: 'Progress',
  left: 'Time left',
  empty: 'Free',
  invite: 'Invite a friend to sit down',
  taken: (seat, name) => `Seat ${seat}: ${name}`,
  free: (seat) => `Seat ${seat}: free`,
}
