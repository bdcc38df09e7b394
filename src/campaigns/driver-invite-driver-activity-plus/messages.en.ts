import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const drivers = (count: number) => `${count} ${count === 1 ? 'driver' : 'drivers'}`

export const messages: Translation<typeof zh> = {
  invite: 'Invite a driver',
  headline: 'Bring a driver,\ndrive together',
  subline: 'Earn as they progress',
  card: { title: 'Drive with us', desc: 'A gift for new drivers, and more after 30 rides' },
  poster: { brand: 'Drive with us', initial: 'D', invites: 'invites you to drive with us', reward: 'for new drivers' },
  share: { finished: { title: 'This activity has ended', text: 'Thank you. Your income is paid each week as always.' }, blacklisted: { title: 'This account cannot invite right now', text: 'What you have earned is still yours.' } },
  records: 'Drivers',
  income: 'Income',
  weeks: 'Weekly pay',
  history: 'Past events',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  invites: { title: 'Drivers', empty: 'No invites yet. Ask a driver to join.', leave: 'Invite', secondary: 'Income', count: drivers },
  incomes: { title: 'Income', empty: 'No income yet', leave: 'See the activity', secondary: 'Drivers', count: (total) => `${total} ${total === 1 ? 'entry' : 'entries'}` },
  weekList: { title: 'Weekly pay', empty: 'No paid weeks yet', leave: 'See the activity', count: (total) => `${total} ${total === 1 ? 'week' : 'weeks'}, paid on Mondays` },
  historyList: { title: 'Past events', empty: 'No past events', leave: 'See the activity', count: (total) => `${total} past ${total === 1 ? 'event' : 'events'}` },
  incomeTotal: 'Total income',
  pastInvites: 'Earlier drivers',
  pastIncomes: 'Earlier income',
  gift: (yuan) => `¥${yuan} for new drivers`,
  giftUnknown: 'A gift for new drivers',
  reward: "New driver's gift",
  lead: { label: 'The invitation', invites: 'invites you to drive with us', reward: "New driver's gift", note: 'Yours when you register. Withdraw it once your licences are checked.' },
  success: { title: 'You are registered', plainTitle: 'You are registered', desc: "The new driver's gift is in your account", reward: "New driver's gift", note: 'Yours to withdraw once your licences are checked', button: 'Get the driver app' },
  already: { title: 'You already drive with us', desc: 'You can invite other drivers', reward: "New driver's gift", note: 'Bring other drivers, and you earn too', stamp: 'New drivers only', button: 'Open the driver app', how: { howTo: 'How you earn', steps: { open: 'Bring a driver', call: 'They drive', pay: 'You earn' } } },
  how: { howTo: 'What comes next', steps: { open: 'Get the driver app', call: 'Send your licences', pay: 'Drive and earn' } },
  open: { desc: 'The driver app shows whether your gift has arrived', note: 'Look for it in the driver app once it has arrived' },
}
