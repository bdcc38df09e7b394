import type { CardPageOptions } from '@/blocks/card/cardPage'
import { INVITE } from '@/blocks/intent/intent'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { useMessages } from '@/lib/i18n'
import { useQueryHelperRecordListInfiniteQuery, type Round } from './api'
import { BusArt } from './art/BusArt'
import { recordFixtures } from './fixtures'
import { helperMessages } from './messages'
import { RoundRow, RoundRowSkeleton } from './RoundRow'

const useTexts = () => useMessages(helperMessages)

export const records: ListPageOptions<Round> = {
  row: RoundRow,
  RowSkeleton: RoundRowSkeleton,
  useRows: (request, _, style) => useQueryHelperRecordListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().list,
  exitRoute: '',
  exitIntent: INVITE,
  isOpenToAll: true,
  isMoving: ({ status }) => status === 'open',
  fixtures: recordFixtures,
}

export const appCard: CardPageOptions = { useTexts: () => useTexts().app, Art: BusArt }
