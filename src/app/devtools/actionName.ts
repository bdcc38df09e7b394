import { isApiError, type ApiError } from '@/api/errors/apiError'
import { serviceOf } from './serviceOf'

type Shape = {
  readonly type: string
  readonly payload?: unknown
  readonly key?: unknown
  readonly meta?: { readonly condition?: unknown; readonly aborted?: unknown; readonly arg?: { readonly endpointName?: unknown } }
}

/** RTK Query names every call alike; which one it was stands in `meta`. */
const CALL = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/
const RESTORED = 'persist/REHYDRATE'
/** What the libraries tell themselves: nothing that has happened to a person or the product. */
const INTERNAL = /^(?:persist\/(?!REHYDRATE$)|__rtkq\/|api\/(?:config|internalSubscriptions|queries|mutations|provided)\/)/

/**
 * What the log of Redux DevTools calls an action. A call by its service, endpoint and outcome (`candle/riskCheck fulfilled`,
 * `cas/sendSms rejected -208033`), values that a storage has kept by their slice (`entry/restored`); every other action by its own name.
 */
export function actionName({ type, payload, key, meta }: Shape): string {
  if (type === RESTORED) return `${String(key)}/restored`
  const phase = CALL.exec(type)?.[1]
  if (!phase) return type
  const endpoint = String(meta?.arg?.endpointName)
  const name = `${serviceOf(endpoint)}/${endpoint} ${phase}`
  if (phase !== 'rejected') return name
  return `${name} ${isApiError(payload) ? reasonOf(payload) : meta?.aborted === true ? 'aborted' : 'thrown'}`
}

/** Whether the log tells an action: not a call that was not made because its answer was there or under way, and no storage that had kept nothing. */
export function isLogged({ type, payload, meta }: Shape): boolean {
  if (INTERNAL.test(type) || meta?.condition === true) return false
  return type !== RESTORED || (payload !== undefined && payload !== null)
}

function reasonOf(error: ApiError): string {
  switch (error.kind) {
    case 'business':
      return String(error.errCode)
    case 'http':
      return `http ${error.status}`
    case 'malformed':
      return `malformed ${error.path}`.trim()
    default:
      return error.kind
  }
}
