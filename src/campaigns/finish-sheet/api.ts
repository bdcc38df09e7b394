import { CODE } from '@/api/errors/errorCodes'
import { drawCall } from '@/blocks/draw/drawCall'
import { optionalObject, time } from '@/lib/reply/fields'
import { action, activityPageReply, drawn, heldPrizePart, injectCalls, page, parseHeldPrize } from '@/services/candle'

/** A ride gives its reward once: one that was received is shown (spec 2 §8). */
export const REFUSED_TO = { [CODE.rewardAlreadyReceived]: null }
const tolerates = [CODE.rewardAlreadyReceived]

export type RideArgs = { readonly orderNo: string }

/** `order`: the finished ride, null where there is none of this number. `reward`: what it gave. */
const pageReply = activityPageReply({ stat: { reward: heldPrizePart } }, { order: optionalObject({ finishTime: time }) })

const send = ({ orderNo }: RideArgs) => ({ orderNo })

export const { useQueryFinishSheetPageQuery, useReceiveFinishSheetRewardMutation } = injectCalls({
  queryFinishSheetPage: page({ reply: pageReply, send, parse: ({ stat, order, serverTime }) => ({ prize: parseHeldPrize(stat?.reward ?? null, serverTime), finishedAt: order && order.finishTime.slice(0, 16) }), tolerates }),
  receiveFinishSheetReward: action({ ...drawn, ...drawCall(tolerates), send, refreshes: ['queryFinishSheetPage'] }),
})
