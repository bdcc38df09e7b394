import type { InferOutput } from 'valibot'
import { addressQuery, addressSave } from '@/blocks/address/calls'
import { jsonObject } from '@/lib/reply/jsonObject'
import { time, text } from '@/lib/reply/fields'
import { addressStatus, grantedPrizePart, injectCalls, list, parseGrantedPrize, query, rewardEntries, rewardRow, type AddressStatus, type GrantedPrize, type RewardRow } from '@/services/candle'

const prizeRowReply = jsonObject({ ...rewardEntries, addressStatus })
const detailReply = jsonObject({ reward: grantedPrizePart, imgUrl: text, howToUse: text, addressStatus, serverTime: time })

export type PrizeRow = RewardRow & { readonly address: AddressStatus }
export type PrizeDetail = { readonly prize: GrantedPrize; readonly image: string; readonly how: readonly string[]; readonly address: AddressStatus }

/** Goods that were not asked for in time, or could not be given, are not sent any more. */
const addressOf = (address: AddressStatus, status: RewardRow['status'] | GrantedPrize['status']): AddressStatus => (status === 'failed' || (address === 'wanted' && status === 'expired') ? 'none' : address)

const prizeRow = { reply: prizeRowReply, parse: ({ addressStatus: address, ...row }: InferOutput<typeof prizeRowReply>): PrizeRow => ({ ...rewardRow.parse(row), address: addressOf(address, row.status) }) }

function parseDetail({ reward, imgUrl, howToUse, addressStatus: address, serverTime }: InferOutput<typeof detailReply>): PrizeDetail | null {
  const prize = parseGrantedPrize(reward, serverTime)
  return prize && { prize, image: imgUrl, how: howToUse.split('\n').filter((line) => line.trim() !== ''), address: addressOf(address, prize.status) }
}

export const { useQueryTurntableRewardListInfiniteQuery, useQueryTurntableRewardDetailQuery, useQueryRewardAddressQuery, useSaveRewardAddressMutation } = injectCalls({
  queryTurntableRewardList: list(prizeRow),
  queryTurntableRewardDetail: query({ reply: detailReply, parse: parseDetail, send: ({ rewardId }: { readonly rewardId: string }) => ({ rewardId }) }),
  queryRewardAddress: addressQuery(),
  saveRewardAddress: addressSave({ refreshes: ['queryRewardAddress', 'queryTurntableRewardList', 'queryTurntableRewardDetail'] }),
})
