import { CODE } from '@/api/errors/errorCodes'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { action, activityPageReply, chanceEntries, drawn, grantedPrizePart, injectCalls, page, parseChances, parseGrantedPrize, shareCallback } from '@/services/candle'

/** The page of each code (spec 2 §8); where no chance is left the page says so by itself. */
export const REFUSED_TO = { [CODE.rewardEmpty]: 'empty', [CODE.rewardAlreadyReceived]: null }
const tolerates = Object.keys(REFUSED_TO).map(Number)

/** `reward`: the coupon that was drawn last. */
const pageReply = activityPageReply({ stat: { ...chanceEntries, reward: grantedPrizePart } }, {})

export const { useQueryRandomCouponPageQuery, useRandomCouponDrawMutation, useRandomCouponShareCallbackMutation } = injectCalls({
  queryRandomCouponPage: page({
    reply: pageReply,
    parse: ({ stat, serverTime }) => ({ prize: parseGrantedPrize(stat?.reward ?? null, serverTime), ...parseChances(stat) }),
    tolerates,
    bare: (errCode) => (errCode === CODE.rewardAlreadyReceived ? { prize: null, chances: 0, canShare: false } : undefined),
  }),
  randomCouponDraw: action({ ...drawn, ...drawCallOptions(tolerates), refreshes: ['queryRandomCouponPage'] }),
  randomCouponShareCallback: shareCallback({ refreshes: ['queryRandomCouponPage'] }),
})
