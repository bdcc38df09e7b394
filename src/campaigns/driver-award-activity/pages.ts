import type { ListPageOptions } from '@/blocks/list/listPage'
import type { RecordPageOptions } from '@/blocks/record/recordPage'
import { RangeFilter } from '@/blocks/timeRange/RangeFilter'
import type { TimeRangePageOptions } from '@/blocks/timeRange/timeRangePage'
import { useTimeRange } from '@/blocks/timeRange/useTimeRange'
import { useMessages } from '@/lib/i18n'
import { useQueryParam } from '@/lib/history/useQueryParam'
import { useQueryDriverAwardDetailQuery, useQueryDriverAwardListInfiniteQuery, useQueryDriverAwardOrderListInfiniteQuery, type Award, type AwardRecord, type JudgedOrder } from './api'
import { AwardHero } from './art/AwardHero'
import { MedalCover } from './art/Medals'
import { AwardDetailSkeleton, AwardRowSkeleton, OrderRowSkeleton } from './art/Skeletons'
import { AwardDetail, detailFields } from './AwardDetail'
import { AwardRow } from './AwardRow'
import { awardMessages } from './messages'
import { OrderRow } from './OrderRow'

const useTexts = () => useMessages(awardMessages)

/** The award that the address names. */
const useAward = () => ({ awardId: useQueryParam('awardId') })

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

export const awardDetail: RecordPageOptions<AwardRecord, typeof detailFields> = {
  useRecord: (request, style) => useQueryDriverAwardDetailQuery({ request, args: useAward() }, style),
  useTexts: () => useTexts().detail,
  Body: AwardDetail,
  BodySkeleton: AwardDetailSkeleton,
  fields: detailFields,
  backTo: 'list',
  params: ['awardId'],
  fixtures: async () => (await import('./fixtures')).detailFixtures,
}

/** The orders that count for an award, and those that do not. */
export const orderList: ListPageOptions<JudgedOrder> = {
  row: OrderRow,
  RowSkeleton: OrderRowSkeleton,
  byDay: ({ at }) => at,
  useRows: (request, _, style) => useQueryDriverAwardOrderListInfiniteQuery({ request, args: useAward() }, style),
  useTexts: () => useTexts().orders,
  exitRoute: 'detail',
  fixtures: async () => (await import('./fixtures')).orderFixtures,
}

export const chooseTime: TimeRangePageOptions = { backTo: 'list' }
