import { CODE } from '@/api/errors/errorCodes'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { choice, optionalObject, strictFlag, strictPositiveCents, time, text } from '@/lib/reply/fields'
import { action, activityPageReply, drawn, injectCalls, page, parseWinners, winnerRows, type AddressArgs, type Winner } from '@/services/candle'

/** The page itself shows that a user is not eligible, or has used their chance (spec 2 §8). */
export const REFUSED_TO = { [CODE.rewardAlreadyReceived]: null, [CODE.conditionsNotMet]: null }
const tolerates = Object.keys(REFUSED_TO).map(Number)

/**
 * `order`: the ride of the address, null where it is none that takes part. `fare` is integer cents; `mode` 1: it may be free, 2: it surely is, on the
 * user's word; `isFree`: what came of it, null until the user has asked.
 */
const pageReply = activityPageReply({ stat: { chance: optionalObject({ isFree: strictFlag }) } }, { order: optionalObject({ fare: strictPositiveCents, finishTime: time, route: text, mode: choice({ 1: 'draw', 2: 'sure' }, 'draw') }), winners: winnerRows })

export type Fare = { readonly cents: number; /** `MM-DD HH:mm` */ readonly at: string; readonly route: string; readonly mode: 'draw' | 'sure' }

export type FreePayPage = { readonly fare: Fare | null; /** Undefined until the user has asked. */ readonly isFree: boolean | undefined; readonly winners: readonly Winner[] }

/** The ride of the address. */
export type RideArgs = AddressArgs<'orderNo'>
const send = ({ orderNo }: RideArgs) => ({ orderNo })

export const { useQueryFreePayPageQuery, useFreePayDrawMutation } = injectCalls({
  queryFreePayPage: page({
    reply: pageReply,
    send,
    tolerates,
    bare: (errCode) => (tolerates.includes(errCode) ? { fare: null, isFree: undefined, winners: [] } : undefined),
    parse: ({ stat, order, winners }): FreePayPage => ({
      fare: order && { cents: order.fare, at: order.finishTime.slice(5, 16), route: order.route, mode: order.mode },
      isFree: stat?.chance?.isFree,
      winners: parseWinners({ list: winners }),
    }),
  }),
  freePayDraw: action({ ...drawn, ...drawCallOptions(tolerates), send, refreshes: ['queryFreePayPage'] }),
})
