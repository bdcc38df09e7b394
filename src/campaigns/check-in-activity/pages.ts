import type { AddressPageOptions } from '@/blocks/address/addressPage'
import { INVITE } from '@/blocks/intent/intent'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow } from '@/services/candle'
import { useQueryCheckInInviteListInfiniteQuery, useQueryCheckInRewardAddressQuery, useSaveCheckInRewardAddressMutation } from './api'
import { helperFixtures } from './fixturesOfHelpers'
import { checkInMessages } from './messages'

export const helperList: ListPageOptions<InviteRow> = {
  row: 'invite',
  useRows: (request, _, style) => useQueryCheckInInviteListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useMessages(checkInMessages).list,
  exitRoute: '',
  exitIntent: INVITE,
  fixtures: helperFixtures,
}

export const prizeAddress: AddressPageOptions = { useAddressOf: useQueryCheckInRewardAddressQuery, useSave: useSaveCheckInRewardAddressMutation, exitRoute: '' }
