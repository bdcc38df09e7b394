import type { Environment } from '@config/env'
import type { RequestContext } from '@/api/request'
import { selectEntry, type WithEntry } from '@/features/entry'
import { selectToken, type WithSession } from '@/features/session'

/** What every request says of the running app (spec 1 §7). The channel in the address overrides the environment's. */
export function requestContextOf(state: WithSession & WithEntry, environment: Environment): RequestContext {
  const { deviceId, fingerId, channel, cityCode, dyeing } = selectEntry(state)
  return { token: selectToken(state), deviceId, channel: channel ?? environment.channel, cityCode: cityCode ?? '', fingerId, dyeing }
}
