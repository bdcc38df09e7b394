import { empty, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'channel-red-envelope-activity',
  title: bilingual('送你一个打车红包', 'A red envelope for you'),
  audience: 'channel',
  loginVariant: 'standard',
  developmentSourceId: 'CRE2026',
  // Wine red, and the gold of a seal.
  theme: { primary: '#a3173a', primaryFrom: '#b81c43', primaryTo: '#8f1232', primarySoft: '#fcecef', accent: '#f5c451', field: '#faf4f5', page: '#fdf2f3', heroFrom: '#8e1432', heroTo: '#4a0a1e' },
  pages: {
    '': customPage('home', () => import('./home'), { login: true, preview: true }),
    login: customPage('login', () => import('./login'), { preview: true }),
    empty: empty(async () => (await import('./pages')).soldOut),
  },
})
