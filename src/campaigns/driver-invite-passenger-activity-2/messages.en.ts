import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  home: {
    headline: 'A driver\neveryone likes',
    subline: "Passengers' first rides are your income",
    card: { title: 'Get ride credit', desc: 'Scan, register and get credit for your first ride' },
    invite: 'Invite a passenger',
    rule: 'Guide',
    total: 'Total income',
    today: (yuan) => `Today ¥${yuan}`,
    loggedOut: 'Log in to see your income',
    blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
    income: 'Income',
    invites: 'Invites',
    people: (count) => String(count),
    strategy: 'How to invite',
  },
  inviteList: { title: 'Invites', tabs: { all: 'All', ordered: 'With a ride', waiting: 'No ride yet' }, empty: 'No invites yet. Ask a passenger to join.', leave: 'Invite', count: (total) => `${total} ${total === 1 ? 'passenger' : 'passengers'}` },
  incomeList: { title: 'Income', head: 'Total income', empty: 'No income so far', leave: 'See the activity', secondary: 'Earlier income', count: (total) => `${total} ${total === 1 ? 'entry' : 'entries'}` },
  history: { title: 'Earlier income', head: 'Total earlier income', empty: 'No income so far', leave: 'See the activity', count: (total) => `${total} earlier ${total === 1 ? 'entry' : 'entries'}` },
  strategy: {
    title: 'How to invite',
    headline: 'Three steps to earn',
    button: 'Show the code',
    steps: {
      hello: { title: 'Say hello', text: 'Once your passenger is buckled up, say: "New users get ride credit when they scan."' },
      scan: { title: 'Show the code when parked', text: 'Take the phone only when the car stands still. Your passenger scans the code with a chat app or the camera.' },
      order: { title: 'Mention the first ride', text: 'With a first ride within 7 days of registering, the income is yours.' },
    },
    questions: {
      when: { question: 'When is it paid?', answer: "It counts with the passenger's first ride. Each Monday the week before is paid." },
      who: { question: 'Which passengers count?', answer: 'New users who register by your code or link and take a first ride.' },
      fail: { question: 'What if the code does not scan?', answer: 'Make the screen brighter, or send your passenger the link.' },
    },
  },
  registerSuccess: { title: 'You are registered', plainTitle: 'You are registered', desc: 'Your welcome ride credit is in your account', reward: 'Welcome ride credit', note: 'For your first ride, within 7 days' },
  registerAlready: { title: 'You are already registered', desc: 'Open the app and call a good driver near you', reward: 'Ride offers', note: 'More offers are in the app', stamp: '', how: { howTo: 'How to call a ride', steps: { open: 'Open the app', call: 'Call a ride', pay: 'Pay on arrival' } } },
  receiveSuccess: { title: 'It is yours', desc: 'The gift from your driver has arrived', reward: 'Gift from your driver', note: 'Your next ride costs less' },
  receiveAlready: { title: 'You have already received it', desc: 'Open the app to enjoy quality rides', reward: 'Gift from your driver', note: 'Waiting for you in the app' },
  recall: {
    4: { title: 'Welcome back, old friend', desc: 'It has been a while: your driver kept a gift', reward: 'Welcome\u2011back gift', note: 'For rides within 7 days' },
    5: { title: 'We missed you', desc: 'Ride again with a gift', reward: 'First ride back', note: 'For your first ride back' },
    6: { title: 'A gift for coming back', desc: 'Your next ride costs less', reward: 'Ride coupon', note: 'For any ride in the city' },
    7: { title: 'Good to see you again', desc: 'Your own welcome-back gift is ready', reward: 'Just for you', note: 'See the app for its rules' },
    other: { title: 'Welcome back, old friend', desc: 'Open the app to enjoy quality rides', reward: 'Welcome\u2011back gift', note: 'See the app for its rules' },
  },
}
