import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Invite passengers and earn',
  subline: "Earn from every passenger's first ride",
  card: { title: 'Get ride credit', desc: 'Scan, register and get ride credit for your first ride' },
  invite: 'Invite a passenger',
  winner: (name, yuan) => `Driver ${name} got ¥${yuan}`,
  winners: 'Drivers are receiving their rewards',
  period: 'This week',
  week: (from, to) => `${from} to ${to}, paid on Monday`,
  perOrder: (yuan) => `¥${yuan} for each first ride`,
  loggedOut: 'Log in to see your income',
  today: 'Today',
  total: 'Total',
  firstOrders: 'First rides',
  people: (count) => count,
  records: 'Invites',
  profits: 'Income',
  share: { finished: { title: 'This activity has ended', text: 'Thank you. Your income is paid as always.' }, blacklisted: { title: 'This account cannot invite right now', text: 'What you have earned is still yours.' } },
  invites: {
    title: 'Invites',
    tabs: { all: 'All', ordered: 'With a ride', waiting: 'No ride yet' },
    empty: 'No invites yet. Ask a passenger to join.',
    leave: 'Invite',
    count: (total) => `${total} ${total === 1 ? 'passenger' : 'passengers'}`,
  },
  profitList: { title: 'Income', head: 'Total income', empty: 'No income yet', leave: 'See the activity', count: (total) => `${total} ${total === 1 ? 'day' : 'days'} with income` },
  profitDetail: { title: 'Daily income', empty: 'No income on this day', leave: 'Back to income', count: (total) => `${total} ${total === 1 ? 'entry' : 'entries'}` },
  success: { title: 'Ride credit is yours', desc: "Your driver's ride credit is in your account", none: { title: 'You are registered', desc: 'The mini program shows whether your credit has arrived', note: 'Look for it in the mini program once it has arrived' }, reward: 'Ride credit', button: 'Call a ride', how: { howTo: 'How to use it', steps: { open: 'Open the mini program', call: 'Call a ride', pay: 'Pay less' } } },
  already: { title: 'You are already registered', desc: 'Open the app and call a good driver near you', reward: 'Welcome ride credit', note: 'One per new user', stamp: 'New users only', button: 'Call a ride', how: { howTo: 'How to call a ride', steps: { open: 'Open the app', call: 'Call a ride', pay: 'Pay on arrival' } } },
  appQrcode: { title: 'Scan in person', headline: 'For your passenger to scan', desc: "Earn from every passenger's first ride", button: 'Save the code' },
}
