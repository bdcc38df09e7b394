import { totalHead } from '@/blocks/income/totalHead'
import { INVITE } from '@/blocks/intent/intent'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow, RewardRow } from '@/services/candle'
import { useQueryDriverCardIncomeListInfiniteQuery, useQueryDriverCardInviteListInfiniteQuery } from './api'
import { incomeFixtures, peopleFixtures } from './fixtures'
import { cardMessages } from './messages'

/** Who scanned the card and left a number. */
export const inviteeUserList: ListPageOptions<InviteRow> = {
  row: 'invite',
  isOpenToAll: true,
  useRows: (request, _, style) => useQueryDriverCardInviteListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useMessages(cardMessages).list,
  exitRoute: '',
  exitIntent: INVITE,
  secondaryPath: 'invitee-user-income',
  fixtures: peopleFixtures,
}

/** What each of them has brought. */
export const inviteeUserIncome: ListPageOptions<RewardRow> = {
  row: 'reward',
  isOpenToAll: true,
  Head: totalHead(() => useMessages(cardMessages).earned),
  useRows: (request, _, style) => useQueryDriverCardIncomeListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useMessages(cardMessages).income,
  exitRoute: '',
  secondaryPath: 'invitee-user-list',
  fixtures: incomeFixtures,
}
