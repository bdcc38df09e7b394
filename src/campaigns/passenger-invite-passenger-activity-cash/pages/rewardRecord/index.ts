import { listPage } from '@/blocks/list/listPage'
import { RewardRow } from '@/blocks/list/rows/RewardRow'
import { useMessages } from '@/lib/i18n'
import { useCashRewardsInfiniteQuery } from '../../listEndpoints'
import { rewardListFixtures } from '../lists/fixtures'
import { cashListMessages } from '../lists/messages'
import { useListOwner } from '../lists/useListOwner'

/** Every credit, with the friend that it came from. */
export const page = listPage({
  configKey: 'rewardRecord',
  tabs: ['all'],
  useRows: (_, style) => useCashRewardsInfiniteQuery(useListOwner(), style),
  keyOf: ({ id }) => id,
  exitRoute: '',
  useTexts: () => useMessages(cashListMessages).rewards,
  Row: RewardRow,
  fixtures: rewardListFixtures,
})
