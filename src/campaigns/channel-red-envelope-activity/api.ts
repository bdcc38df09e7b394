import { CODE } from '@/api/errors/errorCodes'
import { drawCall } from '@/blocks/draw/drawCall'
import { action, activityPageReply, drawn, heldPrizePart, injectCalls, page, parseHeldPrize } from '@/services/candle'

/** The page of each code: an empty stock has one, and an envelope that was opened before is shown opened (spec 2 §8). */
export const REFUSED_TO = { [CODE.rewardEmpty]: 'empty', [CODE.rewardAlreadyReceived]: null }
const tolerates = [CODE.rewardEmpty, CODE.rewardAlreadyReceived]

/** `reward`: what was in this user's envelope, once it is opened. */
const pageReply = activityPageReply({ stat: { reward: heldPrizePart } }, {})

export const { useQueryChannelRedEnvelopePageQuery, useOpenChannelRedEnvelopeMutation } = injectCalls({
  queryChannelRedEnvelopePage: page({ reply: pageReply, parse: ({ stat, serverTime }) => ({ prize: parseHeldPrize(stat?.reward ?? null, serverTime) }), tolerates }),
  openChannelRedEnvelope: action({ ...drawn, ...drawCall(tolerates), refreshes: ['queryChannelRedEnvelopePage'] }),
})
