import type { ListPageOptions } from '@/blocks/list/listPage'
import type { RecordPageOptions } from '@/blocks/record/recordPage'
import type { TimeRangePageOptions } from '@/blocks/timeRange/timeRangePage'
import { useMessages } from '@/lib/i18n'
import { useQueryParam } from '@/lib/history/useQueryParam'
import { useQueryDriverAwardDetailQuery, useQueryDriverAwardOrderListInfiniteQuery, type AwardRecord, type JudgedOrder } from './api'
import { AwardDetailSkeleton, OrderRowSkeleton } from './art/Skeletons'
import { AwardDetail, detailFields } from './AwardDetail'
import { awardMessages } from './messages'
import { OrderRow } from './OrderRow'

const useTexts = () => useMessages(awardMessages)

/** The award that the address names. */
const useAward = () => ({ awardId: useQueryParam('awardId') })

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
