import { p2pRoutes } from '@/blocks/p2p/p2pRoutes'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'multi-day-special-car-p2p-activity',
  title: bilingual('邀好友 一起包车游', 'Invite friends to a trip by car'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Evening')).Evening,
  developmentSourceId: 'MULTIDAYP2P2026',
  // Dust of the road, and the last sun.
  theme: { primary: '#8f4a08', primaryFrom: '#a85a0c', primaryTo: '#84430a', primarySoft: '#fdf1e0', accent: '#ffc94f', field: '#faf5ec', page: '#fdf6ea', heroFrom: '#b0530c', heroTo: '#5b2a3c' },
  pages: p2pRoutes(
    () => import('./home'),
    () => import('./pages'),
  ),
})
