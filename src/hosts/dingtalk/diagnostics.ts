import { BridgeError } from './calls/bridgeError'

/**
 * The host SDK's diagnostic codes (spec 1 §8). They are for developers and never shown to the user. Two differ from the package:
 * it has `off` unsupported as 1040, and gives 4040 and 5010 as bare text.
 */
const DIAGNOSTICS = {
  debugDeprecated: ['1010', () => 'A configuration of nothing but debug is deprecated'],
  readyUnnecessary: ['1020', () => 'Without a configuration there is nothing to wait for'],
  eventUnsupported: ['1030', (event: string) => `Event ${event} cannot be switched on or off on this platform`],
  configuredAlready: ['1040', () => 'The configuration has run already'],
  environmentUnsupported: ['4040', (environment: string) => `Unsupported environment: ${environment}`],
  apiUnsupported: ['4050', (detail: string) => detail],
  hostTooOld: ['4050', (api: string) => `${api} needs a newer host`],
  apiNotConfigured: ['4060', (api: string) => `${api} is configured for no platform`],
  hookFailed: ['4060', (detail: string) => `A hook failed: ${detail}`],
  bridgeFailed: ['5010', (detail: string) => `The bridge did not start: ${detail}`],
  bridgeFailedByItself: ['5020', (detail: string) => `The bridge did not start by itself: ${detail}`],
} as const satisfies Readonly<Record<string, readonly [code: string, message: (detail: string) => string]>>

export type Diagnostic = keyof typeof DIAGNOSTICS

export function diagnose(diagnostic: Diagnostic, detail = ''): BridgeError {
  const [code, message] = DIAGNOSTICS[diagnostic]
  return new BridgeError(code, message(detail), diagnostic === 'hostTooOld')
}
