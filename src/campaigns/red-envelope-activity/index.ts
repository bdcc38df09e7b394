import { empty, login, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'red-envelope-activity',
  title: bilingual('红包雨来了', 'Red envelope rain'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Night')).NightScene,
  developmentSourceId: 'REA2026',
  // The night over the city, and the light in its windows.
  theme: { primary: '#3b34a8', primaryFrom: '#4a42c4', primaryTo: '#352d9c', primarySoft: '#eeedfb', accent: '#ffb833', field: '#f4f4fb', page: '#f1f1fb', heroFrom: '#2b2a78', heroTo: '#121238' },
  pages: {
    '': customPage('home', () => import('./home'), { login: true, preview: true }),
    login: login({ preview: true }),
    empty: empty(async () => (await choices()).soldOut, { preview: true }),
    empty2: empty(async () => (await choices()).tomorrow),
    unqualified: empty(async () => (await choices()).unqualified),
  },
})
