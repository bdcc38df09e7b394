import { middle } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'passenger-invite-passenger-middle-page',
  title: bilingual('好友送你打车券', 'A ride coupon from a friend'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'PIPMIDDLE2026',
  // The colours of the activity that it leads to.
  theme: { primary: '#8c1a6b', primaryFrom: '#a3217c', primaryTo: '#7d1560', primarySoft: '#fbeaf5', accent: '#ffd84a', field: '#faf3f8', page: '#fdf1f8', heroFrom: '#9c1f78', heroTo: '#5f0f5c' },
  pages: { '': middle(async () => (await import('./pages')).middle) },
})
