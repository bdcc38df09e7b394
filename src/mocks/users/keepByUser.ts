import { findByMobile, type Account } from '../state/accounts'
import { activityOf, type EndpointContext } from '../calls/endpoint'
import { definePart, type MockState } from '../state/state'

/**
 * One thing of each user of an activity, kept in the state under `name`; what it returns may be changed in place. `blank` until then, but for the users
 * whose story is fixed: theirs is as it is seeded, by phone.
 */
export function keepByUser<T extends object>(name: string, blank: () => T, seed: (state: MockState) => Readonly<Record<string, T>> = () => ({})) {
  const part = definePart(name, (state): { readonly seeded: Record<string, T>; readonly of: Record<string, T> } => ({
    seeded: Object.fromEntries(Object.entries(seed(state)).map(([mobile, seeded]) => [findByMobile(state, mobile)?.uid ?? '', seeded])),
    of: {},
  }))
  return ({ uid }: Account, context: EndpointContext): T => {
    const { seeded, of } = part.of(context.state)
    return (of[`${activityOf(context).sourceId} ${uid}`] ??= seeded[uid] ? structuredClone(seeded[uid]) : blank())
  }
}
