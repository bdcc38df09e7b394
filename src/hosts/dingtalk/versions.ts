import { apiOf, type BridgePlatform } from './apis'
import type { Environment } from './environment'
import { compareNumbers } from '../versionNumbers'

/** False for an unknown or malformed version. */
export const isOlder = (version: string, minimum: string): boolean => compareNumbers(version, minimum) < 0

export function platformOf(environment: Environment): BridgePlatform | undefined {
  if (environment.kind === 'desktop') return 'pc'
  if (environment.kind === 'special') return environment.name === 'harmony' ? 'harmony' : undefined
  return environment.kind === 'outside' ? undefined : environment.kind
}

/** A host that does not tell its version gets the call: it refuses what it does not have. */
export function isHostTooOld(environment: Environment, api: string): boolean {
  const platform = platformOf(environment)
  const minimum = platform && apiOf(api)?.minimum[platform]
  return environment.kind !== 'outside' && environment.version !== undefined && minimum !== undefined && isOlder(environment.version, minimum)
}
