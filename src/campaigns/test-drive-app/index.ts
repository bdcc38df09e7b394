import { defineCampaign } from '../defineCampaign'
import { orderListMessages } from './messages'
import { prefix } from './prefix'
import { theme } from './theme'

export const campaign = defineCampaign({
  prefix,
  title: () => orderListMessages.read().title,
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'TESTDRIVEAPP2026',
  theme,
  pages: { 'order-list': { kind: 'list', load: () => import('./pages/orderList') } },
})
