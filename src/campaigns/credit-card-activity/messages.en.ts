import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'The ride card',
  subline: 'Apply, get it, use it once: a reward waits at the end',
  apply: 'Apply now',
  atBank: 'Check with the bank',
  toBank: 'Go to the bank',
  cardAtBank: 'See your card at the bank',
  noBank: 'The bank cannot be reached right now. Please try again later.',
  card: { title: 'The ride card, with a reward for its first use', desc: 'Apply online, and ride on us after you first use it' },
  progress: 'Your application',
  steps: { apply: 'Apply', review: 'Review', approve: 'Approval', firstUse: 'First use' },
  standing: { none: 'Not applied', reviewing: 'In review', approved: 'Approved', firstUsed: 'Card used' },
  now: { none: 'Apply with the form on the bank page', reviewing: 'The bank is reviewing it, usually 1 to 3 working days', approved: 'Your card is on its way: use it once for the reward', firstUsed: 'You have used your card. Thank you!' },
  notApplied: 'You have not applied for this card',
  updated: (time) => `Updated ${time}`,
  failed: 'Not available right now',
  retry: 'Try again',
  reward: (_) => 'First\u2011use reward',
  receive: 'Claim',
  rewardStatus: { locked: 'After the first use', received: 'Received', missed: 'Not earned' },
  gotIt: 'Got it',
  benefitsTitle: 'Benefits',
  benefits: { first: 'A ride reward for your first purchase', rides: 'Automatic monthly ride discounts', points: 'Double points for rides', fee: 'No fee in the first year, and 6 uses make the next one free' },
}
