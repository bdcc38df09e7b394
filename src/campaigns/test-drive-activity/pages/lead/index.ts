import { definePage } from '@/blocks/definePage'
import { leadConfig } from '../../config'
import { leadFixtures } from '../../fixtures'
import { LeadView } from './LeadView'
import { useLead } from './useLead'

export const page = definePage({
  kind: 'form',
  config: leadConfig,
  fixtures: leadFixtures,
  actionNames: ['edit', 'agree', 'submit', 'reloadDealers', 'close', 'share'],
  useLive: useLead,
  View: LeadView,
})
