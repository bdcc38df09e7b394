import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Know a good driver?',
  subline: 'Recommend someone and earn cash',
  card: { title: 'Can you drive? Drive with us', desc: 'See your pay daily, and get a welcome gift' },
  invite: 'Invite a driver',
  poster: { brand: 'Drivers wanted', invites: 'recommends you as a driver', reward: 'welcome gift' },
  cities: 'What you get',
  recommended: 'Your referrals',
  guideEntry: 'How to become a driver',
  share: { title: 'Recommend a driver', finished: { title: 'This activity has ended', text: 'Thank you. What you have earned is still yours.' }, blacklisted: { title: 'This account cannot invite right now', text: 'What you have earned is still yours.' } },
  guide: {
    title: 'How to become a driver',
    headline: 'On the road in four steps',
    button: 'Apply',
    steps: {
      apply: { title: 'Apply here', text: 'Enter your name, number and city. It takes a minute.' },
      papers: { title: 'Bring your papers', text: 'Identity card and driving licence (C2 or higher, held for 3 years). You can apply without a ride-hailing permit: we help you get one.' },
      sign: { title: 'Sign and learn', text: 'Meet us at the branch, then take half a day of training.' },
      road: { title: 'Take your car', text: 'The first order may come the same day.' },
    },
    questions: {
      car: { question: 'Do I need a car?', answer: 'No, you get one of ours once you have signed. You can bring your own, too.' },
      permit: { question: 'What if I have no ride-hailing permit?', answer: 'Apply first. We tell you how to take the test, and you sign once you have passed.' },
      age: { question: 'How old do I have to be?', answer: '22 to 60, in good health, and without a record of violence or dangerous driving.' },
      gift: { question: 'When does the welcome gift come?', answer: 'Within 7 days of your first order.' },
    },
  },
  register: {
    title: 'Apply to drive',
    headline: 'Drive and see what you earn',
    subline: 'No car needed. We show you how.',
    card: 'About you',
    other: 'How to apply',
    gift: 'welcome gift',
    done: { title: 'You have applied', text: 'We will call you within 1 working day' },
    duplicate: { title: 'You have already applied', text: 'There is no need to apply again; we will call you' },
  },
  reasons: {
    cityClosed: 'We are not in your city yet. Please check back later.',
    notInList: 'You are not on the list for this activity. Have a look at our other activities.',
    unmet: 'You do not meet the conditions of this activity. Have a look at our other activities.',
  },
}
