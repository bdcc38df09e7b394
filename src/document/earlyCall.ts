import { chooseCallEnvironment, DEBUG_STAGE_KEY } from '@config/env'
import { earlyHeadersFor } from '@/api/headers'
import { addressOf, type ApiRequest } from '@/api/request'
import { storedDeviceId } from '@/lib/device/deviceId'
import { parseQuery } from '@/lib/url/query'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { addressArgs, loginPageRequest, pageRequest } from '@/services/candle/requests'

const ID = /^[\w.~:-]{1,64}$/
const CITY = /^\d{1,12}$/

/**
 * A page that needs no session cannot show before its data is there, so that call starts before the bundle does; `src/api/earlyResponse.ts`
 * hands the reply to the app, where the app asks the very same. Optional: on any difficulty (an old browser, blocked storage) the app makes the call.
 * `call`: its name, and the parameters of the address that it is about besides.
 */
export function startEarlyCall(call: string | undefined): void {
  try {
    // Only the app sends a session's token and a routing tag, and a handoff logs in first.
    if (!call || /\.session=|dyeing|thirdPartTicket=/i.test(document.cookie + location.search)) return
    const query = parseQuery(location.search)
    const valid = (value: unknown, pattern: RegExp): string => (typeof value === 'string' && pattern.test(value) ? value : '')
    const sourceId = valid(query.get('sourceId'), ID)
    // A preview makes no backend calls (spec 1 §4, mis=1 in a frame).
    if (!sourceId || query.get('mis') === '1') return
    const environment = chooseCallEnvironment(location.hostname, sessionStorage.getItem(DEBUG_STAGE_KEY))
    // Of what the address does not name, the app says what the tab keeps (`src/features/entry`).
    const kept = JSON.parse(sessionStorage.getItem(`${KEY_PREFIX}entry`) || '{}') as { readonly [key: string]: unknown }
    const read = (parameter: string, pattern: RegExp): string => valid(query.get(parameter), pattern) || valid(kept[parameter], pattern)
    const channel = read('channel', ID)
    const context = { token: null, deviceId: storedDeviceId(sessionStorage), channel: channel || environment.channel, cityCode: '', fingerId: valid(kept.fingerId, ID), dyeing: null }
    const [name = '', ...about] = call.split(' ')
    // Who invited to another campaign does not invite to this one.
    const isOwn = location.pathname.toLowerCase().split('/').includes(String(kept.campaign))
    const visit = { sourceId, promotorCode: valid(query.get('promotorCode'), ID) || (isOwn ? valid(kept.activityPromotorCode, ID) : ''), cityCode: read('cityCode', CITY), channel }
    const request: ApiRequest = name === 'getLoginPage' ? loginPageRequest(sourceId) : pageRequest(name, visit, addressArgs(location.search, about))
    const url = addressOf(environment.apiBase, request)
    const body = request.body ? JSON.stringify(request.body) : undefined
    const response = fetch(url, { method: request.method || 'GET', headers: earlyHeadersFor(environment, context, request), credentials: 'omit', ...(body ? { body } : {}) })
    // The app may never ask for the reply; if it does, it handles the failure.
    response.catch(() => undefined)
    window.__early = { url, body, response }
  } catch {
    // The app makes the call.
  }
}
