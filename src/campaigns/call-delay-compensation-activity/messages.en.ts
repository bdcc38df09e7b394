import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const inMinutes = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

export const messages: Translation<typeof zh> = {
  offer: { title: 'Paid for waiting', headline: (minutes, amount) => `No driver in ${inMinutes(minutes)}? We pay ${amount}`, desc: 'Paid automatically, nothing to claim', button: 'Call a ride', overButton: 'View payment' },
  waiting: { title: 'Looking for a driver', headline: (minutes, amount) => `We pay ${amount} after ${inMinutes(minutes)}`, desc: 'We are calling the cars nearby', button: 'Keep waiting' },
  payout: { title: 'Paid for waiting', headline: (_, amount) => `${amount} is yours`, desc: "Sorry for the wait. It's in your account.", button: 'View' },
  left: 'Left',
  elapsed: 'Waited',
  minutes: inMinutes,
  over: "Time's up. Your payment is on its way.",
  paid: 'Amount paid',
}
