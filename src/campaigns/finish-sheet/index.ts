import { card, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'finish-sheet',
  title: bilingual('行程完成 领取奖励', 'Your ride is done: a reward'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'FS2026',
  // The green of a destination reached.
  theme: { primary: '#24701f', primaryFrom: '#2f8528', primaryTo: '#216a1c', primarySoft: '#eef7e9', accent: '#ffce47', field: '#f5f8f2', page: '#f2f7ee', heroFrom: '#347f2c', heroTo: '#1c4a1a' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    'app-home': card(async () => (await import('./pages')).appHome),
  },
})
