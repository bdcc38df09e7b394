import type { AddressPageOptions } from '@/blocks/address/addressPage'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { useMessages } from '@/lib/i18n'
import { useQueryTurntableRewardAddressQuery, useQueryTurntableRewardListInfiniteQuery, useSaveTurntableRewardAddressMutation, type PrizeRow } from './api'
import { prizeListFixtures } from './fixtures'
import { turntableMessages } from './messages'
import { PrizeRowButton } from './PrizeRowButton'

/** Goods without an address lead to it, all others to what they are. */
export const prizeList: ListPageOptions<PrizeRow> = {
  row: PrizeRowButton,
  useRows: (request, _, style) => useQueryTurntableRewardListInfiniteQuery({ request, args: undefined }, style),
  addressOf: ({ address }) => (address === 'wanted' ? 'reward/address' : 'reward/intro'),
  paramsOf: ({ id }) => ({ rewardId: id }),
  useTexts: () => useMessages(turntableMessages).list,
  exitRoute: '',
  fixtures: prizeListFixtures,
}

export const prizeAddress: AddressPageOptions = { useAddressOf: useQueryTurntableRewardAddressQuery, useSave: useSaveTurntableRewardAddressMutation, exitRoute: 'reward/list' }
