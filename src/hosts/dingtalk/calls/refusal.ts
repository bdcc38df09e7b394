import { apiOf } from '../apis'
import type { BridgeError } from './bridgeError'
import { diagnose } from '../diagnostics'
import type { Environment } from '../environment'
import { platformOf } from '../versions'

/** Why a call is refused in every version, before it reaches the host (spec 1 §5), or undefined. */
export function refusalOf(api: string, environment: Environment): BridgeError | undefined {
  const platform = platformOf(environment)
  if (!platform) return diagnose('environmentUnsupported', environment.kind === 'special' ? environment.name : environment.kind)
  const row = apiOf(api)
  if (!row) return diagnose('apiNotConfigured', api)
  return row.minimum[platform] === undefined ? diagnose('apiUnsupported', `${api} is not there on ${platform}`) : undefined
}
