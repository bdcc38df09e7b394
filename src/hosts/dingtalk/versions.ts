import { compareVersions } from 'compare-versions'
import { apiOf, type BridgePlatform } from './apis'
import type { Environment } from './environment'

/** Numbers and dots at the start (spec 1 §5), four at most; a suffix such as `-beta.1` or a build name does not count. */
const NUMBERS = /^\d+(\.\d+){0,3}/

/** Compared number by number, a missing one being 0. The package's own comparison has 7.0.1 as reached by 7.0. */
export function isOlder(version: string, minimum: string): boolean {
  const [numbers] = NUMBERS.exec(version) ?? []
  return numbers !== undefined && compareVersions(numbers, minimum) < 0
}

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
