/** Made here: no answer in time, with the reason of the desktop frame channel (spec 1 §7). */
export const TIMEOUT = { code: '408', reason: 'timeout' } as const

/** Made here: the bridge failed without a code. */
const UNKNOWN = 'unknown'

/** The one form of every rejected call of this host (spec 1 §8). `errorCode` is always text, though the package and its bridges mix numbers and texts. */
export class BridgeError extends Error {
  readonly errorCode: string
  readonly errorMessage: string
  /** Only a newer host has the call. The codes of spec 1 §8 do not tell that from a platform without it. */
  readonly isHostTooOld: boolean

  constructor(errorCode: string, errorMessage: string, isHostTooOld = false) {
    super(`${errorCode} ${errorMessage}`.trim())
    this.name = 'BridgeError'
    this.errorCode = errorCode
    this.errorMessage = errorMessage
    this.isHostTooOld = isHostTooOld
  }
}

export const timedOut = (): BridgeError => new BridgeError(TIMEOUT.code, TIMEOUT.reason)

/** Any rejection of a bridge: its own form, the frame channel's `{ code, reason }`, an error, a text, or nothing. */
export function parseBridgeError(thrown: unknown): BridgeError {
  if (thrown instanceof BridgeError) return thrown
  if (typeof thrown === 'string') return new BridgeError(UNKNOWN, thrown)
  const { errorCode, code, errorMessage, reason, message } = Object(thrown) as Readonly<Record<string, unknown>>
  return new BridgeError(textOf(errorCode) ?? textOf(code) ?? UNKNOWN, textOf(errorMessage) ?? textOf(reason) ?? textOf(message) ?? '')
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
