import type { InferOutput } from 'valibot'
import { addressQuery, addressSave } from '@/blocks/address/calls'
import { drawCall } from '@/blocks/draw/drawCall'
import { jsonObject } from '@/lib/reply/jsonObject'
import { count, optionalObject, strictText, time, text } from '@/lib/reply/fields'
import { action, activityPageReply, addressStatus, chanceEntries, injectCalls, list, page, parseChances, parsePrize, prizePart, query, rewardEntries, rewardRow, shareCallback, winners, type AddressStatus, type Chances, type Prize, type RewardRow } from '@/services/candle'

const pageReply = activityPageReply({ stat: { ...chanceEntries, lastPrize: optionalObject({ rewardName: text, getTime: time }) } }, {})

const drawReply = jsonObject({ prizeId: strictText, rewardRow: prizePart, chanceLeft: count })

const prizeRowReply = jsonObject({ ...rewardEntries, addressStatus })
const detailReply = jsonObject({ reward: prizePart, imgUrl: text, howToUse: text, addressStatus })

export type TurntablePage = Chances & { readonly last: { readonly name: string; readonly at: string } | undefined }
export type TurntableDrawn = { readonly prizeId: string; readonly prize: Prize | null; readonly chances: number }
export type PrizeRow = RewardRow & { readonly address: AddressStatus }
export type PrizeDetail = { readonly prize: Prize; readonly image: string; readonly how: readonly string[]; readonly address: AddressStatus }

const prizeRow = { reply: prizeRowReply, parse: ({ addressStatus: address, ...row }: InferOutput<typeof prizeRowReply>): PrizeRow => ({ ...rewardRow.parse(row), address }) }

function parseDetail({ reward, imgUrl, howToUse, addressStatus: address }: InferOutput<typeof detailReply>): PrizeDetail | null {
  const prize = parsePrize(reward)
  return prize && { prize, image: imgUrl, how: howToUse.split('\n').filter((line) => line.trim() !== ''), address }
}

const PRIZES = ['queryTurntableRewardList', 'queryTurntableRewardDetail']

export const {
  useQueryTurntablePageQuery,
  useQueryTurntableBarrageQuery,
  endpoints: { turntableDraw },
  useTurntableShareCallbackMutation,
  useQueryTurntableRewardListInfiniteQuery,
  useQueryTurntableRewardDetailQuery,
  useQueryTurntableRewardAddressQuery,
  useSaveTurntableRewardAddressMutation,
} = injectCalls({
  queryTurntablePage: page({
    reply: pageReply,
    parse: ({ stat }): TurntablePage => ({ ...parseChances(stat), last: stat?.lastPrize?.rewardName ? { name: stat.lastPrize.rewardName, at: stat.lastPrize.getTime.slice(5, 16) } : undefined }),
  }),
  queryTurntableBarrage: query(winners),
  turntableDraw: action({ ...drawCall(), reply: drawReply, parse: ({ prizeId, rewardRow: row, chanceLeft }): TurntableDrawn => ({ prizeId, prize: parsePrize(row), chances: chanceLeft }), refreshes: PRIZES }),
  turntableShareCallback: shareCallback({ refreshes: ['queryTurntablePage'] }),
  queryTurntableRewardList: list(prizeRow),
  queryTurntableRewardDetail: query({ reply: detailReply, parse: parseDetail, send: ({ rewardId }: { readonly rewardId: string }) => ({ rewardId }) }),
  queryTurntableRewardAddress: addressQuery(),
  saveTurntableRewardAddress: addressSave({ refreshes: ['queryTurntableRewardAddress', ...PRIZES] }),
})
