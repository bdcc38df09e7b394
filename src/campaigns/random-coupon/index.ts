import { empty, login, customPage, share } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'random-coupon',
  title: bilingual('抽一张打车券', 'Draw a ride coupon'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Cards')).Cards,
  developmentSourceId: 'RC2026',
  // A clear sky, and the yellow of a ticket.
  theme: { primary: '#0b5fb8', primaryFrom: '#1273d6', primaryTo: '#0a58ab', primarySoft: '#e8f2fd', accent: '#ffd24a', field: '#f2f7fc', page: '#eef6fe', heroFrom: '#1668bd', heroTo: '#0a3f80' },
  pages: {
    '': customPage('home', () => import('./home'), { login: true, preview: true }),
    login: login({ preview: true }),
    share: share(async () => (await choices()).sharePage, { login: true, preview: true }),
    empty: empty(async () => (await choices()).soldOut),
  },
})
