import { CODE } from '@/api/errors/errorCodes'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { count, time, text } from '@/lib/reply/fields'
import { action, activityPageReply, drawn, injectCalls, page } from '@/services/candle'

/** The page of each code (spec 2 §8). */
export const REFUSED_TO = { [CODE.rewardEmpty]: 'empty', [CODE.rewardAlreadyReceived]: 'empty2', [CODE.conditionsNotMet]: 'unqualified', [CODE.userNotInNameList]: 'unqualified' }
const tolerates = Object.keys(REFUSED_TO).map(Number)

/** The rain is as long as the server says, which counts what was caught; what may be done tomorrow, or first, is said with a refusal too. */
const pageReply = activityPageReply({ rewardRule: { rainSeconds: count }, stat: { nextOpenTime: time, conditionText: text } }, {})

const LONGEST = 30
const USUAL = 10

type Caught = { readonly catches?: readonly number[] } | undefined

export const { useQueryRedEnvelopePageQuery, useOpenRedEnvelopeMutation } = injectCalls({
  queryRedEnvelopePage: page({
    reply: pageReply,
    parse: ({ activityInfo: { rewardRule }, stat }) => ({ seconds: Math.min(rewardRule?.rainSeconds || USUAL, LONGEST), nextOpenAt: stat?.nextOpenTime.slice(0, 16) ?? '', condition: stat?.conditionText ?? '' }),
    tolerates,
  }),
  openRedEnvelope: action({ ...drawn, ...drawCallOptions(tolerates), send: (input: Caught) => (input?.catches ? { catches: input.catches } : {}), refreshes: ['queryRedEnvelopePage'] }),
})
