import type { Environment, Line, Stage } from './environment.ts'
import { callEnvironmentOf, environmentOf, stageAndLineOf, type CallEnvironment } from './environments.ts'

export { isProduction } from './environment.ts'
export type { Environment, Line, Stage } from './environment.ts'
export type { CallEnvironment } from './environments.ts'

/** Session-storage key whose value `sit` moves a non-production page to the sit variant of its line (spec 2 §9). */
export const DEBUG_STAGE_KEY = 'market-platform-h5:debug'

export type EnvironmentChoice = { readonly environment: Environment; readonly isKnownHost: boolean }

/**
 * The environment of a page host (spec 2 §9). An unknown host behaves like production (no tracing header, no developer tools)
 * and asks its own origin, so a page on a new host can never send people's data to another stage's gateway.
 */
export function chooseEnvironment(hostname: string, debugStage: string | null): EnvironmentChoice {
  const { stage, line, isKnownHost } = choose(hostname, debugStage)
  const environment = environmentOf(stage, line)
  return { environment: isKnownHost ? environment : { ...environment, apiBase: '', configBase: '', mapsBase: '', reportUrl: '' }, isKnownHost }
}

/** The part of the same environment that a call needs, for the document's script. */
export function chooseCallEnvironment(hostname: string, debugStage: string | null): CallEnvironment {
  const { stage, line, isKnownHost } = choose(hostname, debugStage)
  return callEnvironmentOf(stage, line, isKnownHost)
}

function choose(hostname: string, debugStage: string | null): { readonly stage: Stage; readonly line: Line; readonly isKnownHost: boolean } {
  const known = stageAndLineOf(hostname.toLowerCase())
  const [stage, line] = known ?? ['prod', 'car']
  return { stage: stage !== 'prod' && debugStage === 'sit' ? 'sit' : stage, line, isKnownHost: known !== undefined }
}
