import type { ListPageOptions } from '@/blocks/list/listPage'
import { RangeFilter } from '@/blocks/timeRange/RangeFilter'
import { useTimeRange } from '@/blocks/timeRange/useTimeRange'
import { useMessages } from '@/lib/i18n'
import { useQueryDriverAwardListInfiniteQuery, type Award } from './api'
import { AwardHero } from './art/AwardHero'
import { AwardRowSkeleton } from './art/AwardRowSkeleton'
import { MedalCover } from './art/Medals'
import { AwardRow } from './AwardRow'
import { awardMessages } from './messages'

const useTexts = () => useMessages(awardMessages)

/** The campaign's first page, on its own: it does not wait for what the others are made of. */
export const awardList: ListPageOptions<Award> = {
  row: AwardRow,
  RowSkeleton: AwardRowSkeleton,
  Hero: AwardHero,
  cover: { Scene: MedalCover, useLine: () => useTexts().subline },
  Filter: RangeFilter,
  filterPath: 'chooseTime',
  useRows: (request, _, style) => useQueryDriverAwardListInfiniteQuery({ request, args: useTimeRange().range }, style),
  useTexts: () => useTexts().list,
  addressOf: () => 'detail',
  paramsOf: ({ id }) => ({ awardId: id }),
  exitRoute: 'chooseTime',
  fixtures: async () => (await import('./fixtures')).awardFixtures,
}
