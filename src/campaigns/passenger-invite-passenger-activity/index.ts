import { coupons, list, login, customPage, register, rule, share, transition } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'passenger-invite-passenger-activity',
  title: bilingual('邀好友 一起领打车券', 'Invite friends, ride coupons for both'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Shared')).Shared,
  developmentSourceId: 'PIP2026',
  // Plum, and the yellow of a ticket.
  theme: { primary: '#8c1a6b', primaryFrom: '#a3217c', primaryTo: '#7d1560', primarySoft: '#fbeaf5', accent: '#ffd84a', field: '#faf3f8', page: '#fdf1f8', heroFrom: '#9c1f78', heroTo: '#5f0f5c' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    rule: rule({ preview: true }),
    'invitee-register': register(async () => (await choices()).inviteeRegister, { preview: true }),
    'invitee-register-success': coupons(async () => (await choices()).registerSuccess, { login: true, preview: true }),
    'invitee-register-already': coupons(async () => (await choices()).registerAlready, { login: true, preview: true }),
    share: share(async () => (await choices()).sharePage, { login: true, preview: true }),
    'invited-user-list': list(async () => (await choices()).invitedUserList),
    initialTransition: transition(async () => (await choices()).initialTransition),
  },
})
