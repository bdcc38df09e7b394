import { chooseCallEnvironment, DEBUG_STAGE_KEY } from '@config/env'
import { earlyHeadersFor } from '@/api/headers'
import { addressOf } from '@/api/request'
import { storedDeviceId } from '@/lib/deviceId'
import { parseQuery } from '@/lib/query'
import { loginPageRequest } from '@/services/candle/requests'

const ID = /^[\w.~:-]{1,64}$/

/**
 * The login page cannot show before its configuration is there, so that call starts before the bundle does; `src/api/earlyResponse.ts`
 * hands the reply to the app. Optional: on any difficulty (an old browser, blocked storage) the app makes the call.
 */
export function startEarlyCall(path: string): void {
  try {
    // Only the app sends a session's token and a routing tag.
    if (!/^[^/]+\/login\/?$/.test(path) || /\.session=|dyeing/i.test(document.cookie + location.search)) return
    const query = parseQuery(location.search)
    const sourceId = query.get('sourceId') || ''
    // A preview makes no backend calls (spec 1 §4, mis=1 in a frame), and a handoff logs in first.
    if (!ID.test(sourceId) || query.get('mis') === '1') return
    const environment = chooseCallEnvironment(location.hostname, sessionStorage.getItem(DEBUG_STAGE_KEY))
    const channel = query.get('channel') || ''
    const context = { token: null, deviceId: storedDeviceId(sessionStorage), channel: ID.test(channel) ? channel : environment.channel, cityCode: '', fingerId: '', dyeing: null }
    const request = loginPageRequest(sourceId)
    const url = addressOf(environment.apiBase, request)
    const response = fetch(url, { headers: earlyHeadersFor(environment, context, request), credentials: 'omit' })
    // The app may never ask for the reply; if it does, it handles the failure.
    response.catch(() => undefined)
    window.__early = { url, response }
  } catch {
    // The app makes the call.
  }
}
