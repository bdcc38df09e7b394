import { p2pRoutes } from '@/blocks/p2p/p2pRoutes'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'robotaxi-p2p-activity',
  title: bilingual('邀好友 坐无人车', 'Invite friends to a driverless ride'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Pod')).NearPod,
  developmentSourceId: 'ROBOTAXIP2P2026',
  // A town at night, and what the car sees of it.
  theme: { primary: '#00626f', primaryFrom: '#00707f', primaryTo: '#005563', primarySoft: '#e2f6f8', accent: '#3fe0c5', field: '#f0f8f9', page: '#eaf5f7', heroFrom: '#0a4450', heroTo: '#071a2e' },
  pages: p2pRoutes(
    () => import('./home'),
    () => import('./pages'),
  ),
})
