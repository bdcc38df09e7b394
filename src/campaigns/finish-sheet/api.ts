import { CODE } from '@/api/errors/errorCodes'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { optionalObject, time } from '@/lib/reply/fields'
import { action, activityPageReply, drawn, injectCalls, openedEntries, page, parseOpened, alreadyReceivedPrize, type AddressArgs } from '@/services/candle'

/** A ride gives its reward once: one that was received is shown (spec 2 §8). */
export const REFUSED_TO = { [CODE.rewardAlreadyReceived]: null }
const tolerates = [CODE.rewardAlreadyReceived]

/** The ride of the address. */
export type RideArgs = AddressArgs<'orderNo'>

/** `order`: the finished ride, null where there is none of this number. */
const pageReply = activityPageReply({ stat: openedEntries }, { order: optionalObject({ finishTime: time }) })

const send = ({ orderNo }: RideArgs) => ({ orderNo })

export const { useQueryFinishSheetPageQuery, useReceiveFinishSheetRewardMutation } = injectCalls({
  queryFinishSheetPage: page({
    reply: pageReply,
    send,
    parse: ({ stat, order, serverTime }) => ({ prize: parseOpened(stat, serverTime), finishedAt: order && order.finishTime.slice(0, 16) }),
    tolerates,
    bare: (errCode) => (errCode === CODE.rewardAlreadyReceived ? { prize: alreadyReceivedPrize, finishedAt: '' } : undefined),
  }),
  receiveFinishSheetReward: action({ ...drawn, ...drawCallOptions(tolerates), send, refreshes: ['queryFinishSheetPage'] }),
})
