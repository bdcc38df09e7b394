import { login, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const outcomes = () => import('./outcomes')

export const campaign = defineCampaign({
  prefix: 'challenge-answers-activity',
  title: bilingual('答题闯关', 'The quiz'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/SignPost')).SignPostAside,
  developmentSourceId: 'CHALLENGE2026',
  // The blue of an evening, and the yellow of a sign.
  theme: { primary: '#3f3bb5', primaryFrom: '#4c46cc', primaryTo: '#3733a8', primarySoft: '#eeedfc', accent: '#ffd23f', field: '#f5f4fc', page: '#f1f0fb', heroFrom: '#413cc0', heroTo: '#211d6b' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    fail: customPage('result', async () => (await outcomes()).fail),
    success: customPage('result', async () => (await outcomes()).success),
    login: login({ preview: true }),
  },
})
