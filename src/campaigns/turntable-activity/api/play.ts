import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { NO_PRIZE } from '@/blocks/turntable/config'
import { jsonObject } from '@/lib/reply/jsonObject'
import { count, optionalObject, strictText, time, text } from '@/lib/reply/fields'
import { action, activityPageReply, chanceEntries, injectCalls, page, parseChances, parsePrize, prizePart, query, shareCallback, unnamedPrize, winners, type Chances, type Prize } from '@/services/candle'

const pageReply = activityPageReply({ stat: { ...chanceEntries, lastPrize: optionalObject({ rewardName: text, getTime: time }) } }, {})

const drawReply = jsonObject({ prizeId: strictText, rewardRow: prizePart, chanceLeft: count })

export type TurntablePage = Chances & { readonly last: { readonly name: string; readonly at: string } | undefined }
export type TurntableDrawn = { readonly prizeId: string; readonly prize: Prize | null; readonly chances: number }

/** The calls of the home, which does not load those of the prizes. */
export const {
  useQueryTurntablePageQuery,
  useQueryTurntableBarrageQuery,
  endpoints: { turntableDraw },
  useTurntableShareCallbackMutation,
} = injectCalls({
  queryTurntablePage: page({
    reply: pageReply,
    parse: ({ stat }): TurntablePage => ({ ...parseChances(stat), last: stat?.lastPrize?.rewardName ? { name: stat.lastPrize.rewardName, at: stat.lastPrize.getTime.slice(5, 16) } : undefined }),
  }),
  queryTurntableBarrage: query(winners),
  turntableDraw: action({
    ...drawCallOptions(),
    reply: drawReply,
    parse: ({ prizeId, rewardRow: row, chanceLeft }): TurntableDrawn => ({ prizeId, prize: parsePrize(row) ?? (prizeId === NO_PRIZE ? null : unnamedPrize), chances: chanceLeft }),
    refreshes: ['queryTurntableRewardList', 'queryTurntableRewardDetail'],
  }),
  turntableShareCallback: shareCallback({ refreshes: ['queryTurntablePage'] }),
})
