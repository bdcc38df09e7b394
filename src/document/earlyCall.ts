import { chooseCallEnvironment, DEBUG_STAGE_KEY } from '@config/env'
import { earlyHeadersFor } from '@/api/headers'
import { addressOf } from '@/api/request'
import { storedDeviceId } from '@/lib/deviceId'
import { parseQuery } from '@/lib/query'
import { loginPageRequest } from '@/services/candle/requests'

const ID = /^[\w.~:-]{1,64}$/

/**
 * The login page cannot show before its configuration is there, so that call starts before the bundle does; `src/api/earlyResponse.ts`
 * hands the reply to the app. It is a present: any difficulty (an old browser, blocked storage) leaves the call to the app.
 */
export function startEarlyCall(path: string): void {
  try {
    // A session's token and a routing tag are the app's to send.
    if (!/^[^/]+\/login\/?$/.test(path) || /\.session=|dyeing/i.test(document.cookie + location.search)) return
    const query = parseQuery(location.search)
    const sourceId = query.get('sourceId') || ''
    // A preview asks nothing of the backend (spec 1 §4, mis=1 in a frame), and a handoff logs in first.
    if (!ID.test(sourceId) || query.get('mis') === '1') return
    const environment = chooseCallEnvironment(location.hostname, sessionStorage.getItem(DEBUG_STAGE_KEY))
    const channel = query.get('channel') || ''
    const context = { token: null, deviceId: storedDeviceId(sessionStorage), channel: ID.test(channel) ? channel : environment.channel, cityCode: '', fingerId: '', dyeing: null }
    const request = loginPageRequest(sourceId)
    const url = addressOf(environment.apiBase, request)
    const response = fetch(url, { headers: earlyHeadersFor(environment, context, request), credentials: 'omit' })
    // The app may never ask for it; a failure is the app's to report, once it does.
    response.catch(() => undefined)
    window.__early = { url, response }
  } catch {
    // The app makes the call.
  }
}
