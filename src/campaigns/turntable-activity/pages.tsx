import type { AddressPageOptions } from '@/blocks/address/addressPage'
import type { ListPageOptions } from '@/blocks/list/listPage'
import { prizeWays, usePrizeActions, type PrizeActions } from '@/blocks/play/usePrizeActions'
import type { RecordPageOptions } from '@/blocks/record/recordPage'
import { useMessages } from '@/lib/i18n'
import { useQueryParam } from '@/lib/history/useQueryParam'
import { useQueryRewardAddressQuery, useQueryTurntableRewardDetailQuery, useQueryTurntableRewardListInfiniteQuery, useSaveRewardAddressMutation, type PrizeDetail as Detail, type PrizeRow } from './api'
import { PrizeDetailSkeleton } from './art/Skeletons'
import { detailFields } from './config'
import { detailFixtures, prizeListFixtures } from './fixturesOfPrizes'
import { turntableMessages } from './messages'
import { PrizeDetail, PrizeRowButton } from './prizes'

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

export const prizeAddress: AddressPageOptions = { useAddressOf: useQueryRewardAddressQuery, useSave: useSaveRewardAddressMutation, exitRoute: 'reward/list' }

export const prizeDetail: RecordPageOptions<Detail, typeof detailFields, PrizeActions> = {
  useRecord: (request, style) => useQueryTurntableRewardDetailQuery({ request, args: { rewardId: useQueryParam('rewardId') } }, style),
  fields: detailFields,
  useDefaults: () => {
    const { usual, use } = useMessages(turntableMessages).detail
    return { howToUse: usual, buttonText: use }
  },
  useTexts: () => useMessages(turntableMessages).detail,
  useOwnActions: usePrizeActions,
  ownActions: prizeWays,
  Body: PrizeDetail,
  BodySkeleton: PrizeDetailSkeleton,
  backTo: 'reward/list',
  params: ['rewardId'],
  fixtures: detailFixtures,
}
