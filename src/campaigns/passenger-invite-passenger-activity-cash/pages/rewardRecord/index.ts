import { listPage } from '@/blocks/list/listPage'
import { useMessages } from '@/lib/i18n'
import { useCashRewardsInfiniteQuery } from '../../listEndpoints'
import { rewardListFixtures } from '../lists/fixtures'
import { cashListMessages } from '../lists/messages'
import { useListOwner } from '../lists/useListOwner'

/** Every credit, with the friend that it came from. */
export const page = listPage('rewardRecord', {
  useRows: (_, _tab, style) => useCashRewardsInfiniteQuery(useListOwner(), style),
  wayOut: '',
  useTexts: () => useMessages(cashListMessages).rewards,
  row: 'reward',
  fixtures: rewardListFixtures,
})
