import { compareVersions } from 'compare-versions'

/** Numbers and dots at the start (spec 1 §5), four at most; a suffix such as `-beta.1`, `_beta` or a build in brackets does not count. */
const NUMBERS = /^v?(\d+(?:\.\d+){0,3})/

/** Below 0, 0 or above 0, number by number, a missing one being 0; NaN for a version without any. The package's own comparison has 7.0.1 as reached by 7.0. */
export function compareNumbers(version: string, minimum: string): number {
  const [, numbers] = NUMBERS.exec(version) ?? []
  return numbers === undefined ? NaN : compareVersions(numbers, minimum)
}
