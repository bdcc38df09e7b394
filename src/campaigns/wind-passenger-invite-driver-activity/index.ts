import { hireRoutes } from '@/blocks/hire/hireRoutes'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'wind-passenger-invite-driver-activity',
  title: bilingual('推荐司机 领现金', 'Recommend a driver'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/WindyHills')).WindyHills,
  developmentSourceId: 'WINDPID2026',
  // A windy morning: a pale sky, dark words.
  theme: { primary: '#0f5f4a', primaryFrom: '#13745a', primaryTo: '#0c5843', primarySoft: '#e3f5ee', accent: '#ff9f45', field: '#f0f8f5', page: '#eef8f8', heroFrom: '#cdeefa', heroTo: '#b4e4f4', onHero: '#0c2f3d' },
  pages: hireRoutes(
    () => import('./home'),
    () => import('./pages'),
  ),
})
