import { login, customPage, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'credit-card-activity',
  title: bilingual('联名信用卡 打车有礼', 'The card that takes you there'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Card')).BankCard,
  developmentSourceId: 'CARD2026',
  // Black titanium, and a line of champagne.
  theme: { primary: '#6b5220', primaryFrom: '#3a3d42', primaryTo: '#24262a', onPrimary: '#f6e3b5', primarySoft: '#f6f1e6', accent: '#d8b56a', field: '#f6f5f3', page: '#f2f1ef', heroFrom: '#3b3e44', heroTo: '#17181b' },
  pages: {
    '': customPage('home', () => import('./home'), { login: true }),
    login: login(),
    rule: rule(),
  },
})
