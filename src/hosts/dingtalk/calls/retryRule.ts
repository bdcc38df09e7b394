import { BRIDGE_CODE } from '../../bridgeCode'
import type { Environment } from '../environment'

type Refusal = {
  readonly errorCode: string
  readonly environment: Environment['kind']
  /** The page declared the API as one that it needs permission for. */
  readonly isAuthorised: boolean
  readonly isHostTooOld: boolean
}

/**
 * Whether a call that was refused while the configuration was under way is made once more when that has finished (spec 1 §4). The package differs:
 * it repeats code 7 for declared APIs only and not on HarmonyOS, and on the desktop repeats any failure where the host is NEW enough.
 */
export function isRepeatedAfterConfiguration({ errorCode, environment, isAuthorised, isHostTooOld }: Refusal): boolean {
  if (errorCode === BRIDGE_CODE.denied) return true
  return environment === 'desktop' && isAuthorised && isHostTooOld && errorCode !== BRIDGE_CODE.cancelled
}
