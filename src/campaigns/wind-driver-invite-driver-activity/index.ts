import { hireRoutes } from '@/blocks/hire/hireRoutes'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'wind-driver-invite-driver-activity',
  title: bilingual('邀请同行 一起跑车', 'Invite fellow drivers'),
  audience: 'driver',
  loginVariant: 'taxi-driver',
  developmentSourceId: 'WINDD2D2026',
  // The wood of a key board, and brass.
  theme: { primary: '#7d4522', primaryFrom: '#8f5029', primaryTo: '#713c1c', primarySoft: '#fbf0e6', accent: '#f3c34b', field: '#f9f4ee', page: '#f8f1e8', heroFrom: '#84502f', heroTo: '#4f2a17' },
  pages: hireRoutes(
    () => import('./home'),
    () => import('./pages'),
  ),
})
