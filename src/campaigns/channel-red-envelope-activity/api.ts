import { CODE } from '@/api/errors/errorCodes'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { action, activityPageReply, drawn, injectCalls, openedEntries, page, parseOpened, alreadyReceivedPrize } from '@/services/candle'

/** The page of each code: an empty stock has one, and an envelope that was opened before is shown opened (spec 2 §8). */
export const REFUSED_TO = { [CODE.rewardEmpty]: 'empty', [CODE.rewardAlreadyReceived]: null }
const tolerates = [CODE.rewardEmpty, CODE.rewardAlreadyReceived]

const pageReply = activityPageReply({ stat: openedEntries }, {})

export const { useQueryChannelRedEnvelopePageQuery, useOpenChannelRedEnvelopeMutation } = injectCalls({
  queryChannelRedEnvelopePage: page({
    reply: pageReply,
    parse: ({ stat, serverTime }) => ({ prize: parseOpened(stat, serverTime) }),
    tolerates,
    bare: (errCode) => (errCode === CODE.rewardAlreadyReceived ? { prize: alreadyReceivedPrize } : undefined),
  }),
  openChannelRedEnvelope: action({ ...drawn, ...drawCallOptions(tolerates), refreshes: ['queryChannelRedEnvelopePage'] }),
})
