import type { Environment, Stage } from './environment.ts'
import { environmentOf, hosts } from './environments.ts'

export { isProduction } from './environment.ts'
export type { Environment, Line, Stage } from './environment.ts'

/** Session-storage key whose value `sit` moves a non-production page to the sit variant of its line (spec 2 §9). */
export const DEBUG_STAGE_KEY = 'market-platform-h5:debug'

export type EnvironmentChoice = { readonly environment: Environment; readonly isKnownHost: boolean }

/**
 * The environment of a page host (spec 2 §9). An unknown host behaves like production (no tracing header, no developer tools)
 * and asks its own origin, so a page on a new host can never send people's data to another stage's gateway.
 */
export function chooseEnvironment(hostname: string, debugStage: string | null): EnvironmentChoice {
  const host = hostname.toLowerCase()
  const known = Object.prototype.hasOwnProperty.call(hosts, host) ? hosts[host] : undefined
  if (!known) return { environment: { ...environmentOf('prod', 'car'), apiBase: '', configBase: '', mapsBase: '' }, isKnownHost: false }
  const [stage, line] = known
  return { environment: environmentOf(stageAfterDebug(stage, debugStage), line), isKnownHost: true }
}

function stageAfterDebug(stage: Stage, debugStage: string | null): Stage {
  return stage !== 'prod' && debugStage === 'sit' ? 'sit' : stage
}
