import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const companies = (count: number) => `${count} ${count === 1 ? 'company' : 'companies'}`

export const messages: Translation<typeof zh> = {
  headline: 'Refer a company,\nget rewarded',
  subline: 'Rides for them, rewards for you',
  card: { title: 'Rides for your company', desc: 'No upfront payment, no receipts, and ride credit once you join' },
  invite: 'Refer a company',
  poster: { brand: 'Business rides', invites: 'recommends business rides', reward: 'ride credit' },
  sizesTitle: 'Reward by company size',
  sizesNote: 'Paid in three stages',
  headCounts: { 1: 'Up to 20', 2: '21 to 100', 3: '101 to 500', 4: 'Over 500' },
  otherSize: 'Any other size',
  companies: 'Companies',
  companyCount: (count) => count,
  earned: 'Total earned',
  how: 'Three steps',
  steps: { first: 'Send the link to the decision-maker', second: 'They leave their details and we sign with them', third: 'Their first ride completes your reward' },
  blacklisted: 'This account cannot refer companies right now. What you have earned is still yours.',
  stages: { lead: 'Referred', contracted: 'Contract', firstConsumption: 'First ride' },
  reward: { title: 'Reward overview', none: 'No rewards yet', back: 'See all rewards' },
  tiers: 'By stage',
  tierOf: companies,
  list: { title: 'Rewards', empty: 'No rewards yet', leave: 'See the activity', secondary: 'Overview', count: (total) => `${total} ${total === 1 ? 'reward' : 'rewards'}` },
  land: {
    title: 'Business rides',
    headline: 'Rides for\nyour company',
    subline: 'Nothing upfront, billed monthly',
    card: 'Your company',
    other: 'Rules',
    gift: 'ride credit',
    name: 'Contact',
    done: { title: 'Submitted', text: 'We will call you within 1 working day' },
    duplicate: { title: 'This company has already been referred', text: 'We are in touch with it. You can refer another company.' },
  },
  headCount: { label: 'Size', placeholder: 'No. of employees', missing: 'Size (required)' },
}
