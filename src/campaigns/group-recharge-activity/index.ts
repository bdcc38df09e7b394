import { login, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'group-recharge-activity',
  title: bilingual('拼团充值 更省一点', 'Top up together'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Table')).Table,
  developmentSourceId: 'GROUP2026',
  // Plum, and the yellow of paper lanterns on a table that is shared.
  theme: { primary: '#6b2a94', primaryFrom: '#7c36a8', primaryTo: '#5e2384', primarySoft: '#f5edfa', accent: '#ffcf5a', field: '#f8f4fa', page: '#f7f1fb', heroFrom: '#7a35a6', heroTo: '#431763' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
  },
})
