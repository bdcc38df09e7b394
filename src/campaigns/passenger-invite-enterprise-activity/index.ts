import { collect, list, login, customPage, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'passenger-invite-enterprise-activity',
  title: bilingual('推荐企业 开通企业用车', 'Recommend a company'),
  audience: 'enterprise',
  loginVariant: 'p2e',
  loginScene: async () => (await import('./art/Offices')).Offices,
  developmentSourceId: 'PIE2026',
  // Navy and brass, as the login page of its users: business.
  theme: { primary: '#1f4e8c', primaryFrom: '#2a5ca0', primaryTo: '#173f78', primarySoft: '#e9f0f9', accent: '#e0b45c', field: '#f2f6fb', page: '#f2f5fa', heroFrom: '#26436f', heroTo: '#0f2340' },
  pages: {
    '': customPage('home', () => import('./home')),
    rule: rule(),
    reward: customPage('reward', () => import('./reward')),
    'reward-list': list(async () => (await choices()).rewardList),
    land: collect('form', async () => (await choices()).land),
    // The contact's: the home is the recommender's.
    'land/rule': rule({}, 'land'),
    login: login(),
  },
})
