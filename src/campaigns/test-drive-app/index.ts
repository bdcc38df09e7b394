import { list } from '@/blocks/pageChoices'
import { testDriveTheme } from '@/features/testDrive'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

export const campaign = defineCampaign({
  prefix: 'test-drive-app',
  title: bilingual('试驾订单', 'Test drives'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('@/ui/art/ArtRoad')).ArtRoad,
  developmentSourceId: 'TESTDRIVEAPP2026',
  theme: testDriveTheme,
  landing: 'order-list',
  pages: { 'order-list': list(async () => (await import('./pages')).orderList) },
})
