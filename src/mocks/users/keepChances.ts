import { callerOf, type Endpoint, type EndpointContext } from '../calls/endpoint'
import { mockAction } from '../calls/mockCalls'
import { keepByUser } from './keepByUser'

const none = (): number => 0

/** So many chances a day, and one more on a day on which the user has shared. `used` says how many of today's are gone, `earned` how many there are besides. */
export function keepChances(name: string, aDay: number, used: (context: EndpointContext) => number, earned: (context: EndpointContext) => number = none) {
  const shares = keepByUser(name, () => ({ on: '' }))
  const hasShared = (context: EndpointContext): boolean => shares(callerOf(context), context).on === context.clock.today()
  const left = (context: EndpointContext): number => Math.max(0, aDay + (hasShared(context) ? 1 : 0) + earned(context) - used(context))
  return {
    left,
    /** As a page call's `stat` says it. */
    stat: (context: EndpointContext) => ({ chanceLeft: left(context), canShareForChance: hasShared(context) ? (0 as const) : (1 as const) }),
    /** The call that counts a share. */
    shareCallback: (call: string): Endpoint =>
      mockAction(call, (context) => {
        const chanceAdded = hasShared(context) ? 0 : 1
        shares(callerOf(context), context).on = context.clock.today()
        return { chanceAdded }
      }),
  }
}
