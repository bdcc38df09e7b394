import { card, list, login, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'helper-activity',
  title: bilingual('好友助力 免费打车', 'Friends help, you ride free'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/BusStop')).BusStop,
  developmentSourceId: 'HELPER2026',
  // A meadow beside the road, and the yellow of a school bus.
  theme: { primary: '#47640a', primaryFrom: '#56780d', primaryTo: '#3f5a08', primarySoft: '#f0f6de', accent: '#ffd94d', field: '#f5f8ec', page: '#f3f7e8', heroFrom: '#5a7d0e', heroTo: '#33490a' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    app: card(async () => (await choices()).appCard),
    record: list(async () => (await choices()).records),
  },
})
