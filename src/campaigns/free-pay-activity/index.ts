import { download, login, customPage, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'free-pay-activity',
  title: bilingual('本单免单', 'A ride for free'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Taximeter')).Taximeter,
  developmentSourceId: 'FREEPAY2026',
  // The inside of a taxi at night, and the amber of its meter.
  theme: { primary: '#8a3d10', primaryFrom: '#9c4a16', primaryTo: '#7c350c', primarySoft: '#fbf0e6', accent: '#ffb84d', field: '#f8f4f0', page: '#f6f1ec', heroFrom: '#3a2c2a', heroTo: '#191213' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    rule: rule({ preview: true }),
    'app-download': download(),
  },
})
