import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`

export const messages: Translation<typeof zh> = {
  headline: 'My card',
  subline: 'You earn for each passenger who scans it and leaves a number',
  closedSubline: 'Your scans and income are still here',
  invite: 'Share my card',
  card: { title: "This is my driver's card", desc: 'For a ride, or to become a driver' },
  poster: { brand: "Driver's card", initial: 'D', invites: 'is here for you', reward: 'ride coupon' },
  closed: { finished: 'This activity has ended, and the code no longer works. What you have earned is still yours.', blacklisted: 'This account cannot invite right now. What you have earned is still yours.' },
  people: 'Scans',
  earned: 'Total income',
  peopleCount: (count) => count,
  rule: 'Rules',
  list: { title: 'Scans', empty: 'No scans yet. Share your card.', leave: 'Share my card', secondary: 'Income', count: people },
  income: { title: 'Income', empty: 'No income yet', leave: 'See the activity', secondary: 'Scans', count: (total) => `${total} ${total === 1 ? 'entry' : 'entries'}` },
  promotion: { title: 'Your driver', headline: 'At your service', subline: 'Leave your number for cheaper rides and referral rewards', card: 'How to reach you', other: 'I want to drive', gift: 'ride coupon' },
  wishes: { book: 'Book this driver', promote: 'Refer friends' },
  bookAny: 'Book a ride',
  join: { title: 'Become a driver', headline: 'Drive with us', subline: 'Leave your number, and we will show you how', card: 'About you', other: 'I want a ride' },
}
