import type { Gate } from '@/api/errors/errorPolicy'
import { screenPath } from '../routing/screenPath'

const NO_CAMPAIGN = 'invalid-activity'

/** The pages outside the campaigns whose first segment looks like a prefix. */
const OUTSIDE: readonly string[] = [NO_CAMPAIGN, 'driver-promotor-code-bind']

/** The prefix of the campaign of a path (without the base path); null for a path outside the campaigns. Paths are read as forgivingly as screens are found by them. */
export function campaignOf(pathname: string): string | null {
  const { prefix } = screenPath(pathname)
  return prefix === '' || OUTSIDE.includes(prefix) ? null : prefix
}

export function isLoginPath(pathname: string): boolean {
  return screenPath(pathname).rest === 'login'
}

export function isGatePath(pathname: string): boolean {
  return /^([^/]+\/)?invalid-activity\//.test(screenPath(pathname).whole)
}

/** The page of an ended activity is the one with the configurable background (spec 2 §2.2); outside the campaigns pages go by number (spec 2 §3). */
export function gatePath(campaign: string | null, gate: Gate): string {
  if (campaign === null) return `/${NO_CAMPAIGN}/${{ 'not-start': 0, end: 1, invalid: 3 }[gate]}`
  return `/${campaign}/${NO_CAMPAIGN}/${gate === 'end' ? '1' : gate}`
}
