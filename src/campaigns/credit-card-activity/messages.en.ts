import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'The ride card',
  subline: 'Apply, get it, use it once: a reward waits at the end',
  apply: 'Apply now',
  atBank: 'See it at the bank',
  noBank: 'The bank cannot be reached right now, please try again later',
  card: { title: 'The ride card, with a reward for its first use', desc: 'Apply online, and ride on us after you first use it' },
  progress: 'Your application',
  steps: { none: 'Not applied', reviewing: 'In review', approved: 'Approved', firstUsed: 'First used' },
  now: { none: 'Not yet: it takes a form on the bank’s page', reviewing: 'The bank is looking at it: 1 to 3 working days as a rule', approved: 'Your card is on its way: use it once for the reward', firstUsed: 'You have used it: thank you' },
  updated: (time) => `Updated ${time}`,
  failed: 'It cannot be found out right now',
  retry: 'Try again',
  reward: 'First use reward',
  receive: 'Take it',
  rewardStatus: { locked: 'After the first use', received: 'Received' },
  gotIt: 'Got it',
  benefitsTitle: 'What it gives',
  benefits: { first: 'A ride reward for the first use, of any amount', rides: 'Money off your rides each month, by itself', points: 'Double points for rides', fee: 'No fee in the first year, nor in the next after 6 uses' },
}
