import { testDriveTheme } from '@/features/testDrive'
import { defineCampaign } from '../defineCampaign'
import { orderListMessages } from './messages'
import { prefix } from './prefix'

export const campaign = defineCampaign({
  prefix,
  title: () => orderListMessages.read().title,
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'TESTDRIVEAPP2026',
  theme: testDriveTheme,
  landing: 'order-list',
  pages: { 'order-list': { kind: 'list', load: () => import('./pages/orderList') } },
})
