import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Keep a key\nfor an old friend',
  subline: 'A reward for each driver on the road',
  card: { title: 'Come and drive with our fleet', desc: 'Plenty of cars and orders, and a welcome gift' },
  invite: 'Invite a driver',
  poster: { brand: 'Fellow drivers', initial: 'D', invites: 'invites you to the fleet', reward: 'welcome gift' },
  cities: 'What you get',
  recommended: 'Your referrals',
  guideEntry: 'How to join',
  share: { title: 'Invite a driver', finished: { title: 'This activity has ended', text: 'Thank you. What you have earned is still yours.' }, blacklisted: { title: 'This account cannot invite right now', text: 'What you have earned is still yours.' } },
  guide: {
    title: 'How to join',
    headline: 'Three steps\nto the fleet',
    button: 'Join',
    steps: {
      apply: { title: 'Apply here', text: 'Enter your name, number and city, and tick the papers you have.' },
      transfer: { title: 'Have your papers checked', text: 'Identity card, driving licence, ride-hailing permit: checked the same day. No new test when you change platforms.' },
      road: { title: 'Choose a car', text: 'Sign, choose a car, and drive the same day.' },
    },
    questions: {
      other: { question: 'I drive for another platform. Can I join?', answer: 'Yes. End the lease of your car there before you sign.' },
      own: { question: 'Can I bring my own car?', answer: 'Yes, with its permit and at most 3 years old. You keep a larger share then.' },
      again: { question: 'I was in the fleet before. Am I new?', answer: 'You are, 180 days after you left.' },
      gift: { question: 'When does the welcome gift come?', answer: 'Within 7 days of your first order.' },
    },
  },
  register: {
    title: 'Join the fleet',
    headline: 'Your place\nis reserved',
    subline: 'Cars, orders and people you know',
    card: 'About you',
    other: 'How to join',
    gift: 'welcome gift',
    done: { title: 'You have applied', text: 'The fleet manager will call you within 1 working day' },
    duplicate: { title: 'You have already applied', text: 'There is no need to apply again; the fleet manager will call you' },
  },
  reasons: {
    notDriver: 'This activity is for drivers. Log in with a driver account.',
    cityClosed: 'The fleet in your city is not hiring right now. Please check back later.',
    notInList: 'You are not on the list for this activity. Ask your fleet manager.',
    unmet: 'You do not meet the conditions of this activity. Ask your fleet manager.',
  },
}
