import { apiOf } from '../apis'
import { parseBridgeError } from './bridgeError'
import { isDeclared } from '../configuration'
import { diagnose } from '../diagnostics'
import type { Environment } from '../environment'
import { dingtalkMessages } from '../messages'
import type { Permission } from './permission'
import { refusalOf } from './refusal'
import { isRepeatedAfterConfiguration } from './retryRule'
import { isHostTooOld } from '../versions'
import { LIMIT, withTimeout } from './withTimeout'

type Surroundings = {
  readonly environment: Environment
  readonly permission: Pick<Permission, 'configuration' | 'underWay'>
  readonly startBridge: () => Promise<void>
}

/** The rules of every call (spec 1 §4, §5): what is refused at once, the host's time limit, and what is repeated once after the configuration. */
export function callUnderRules({ environment, permission, startBridge }: Surroundings) {
  return async (api: string, attempt: () => Promise<unknown>): Promise<unknown> => {
    const refusal = refusalOf(api, environment)
    if (refusal) throw refusal
    // Read before the call: the host may refuse it before the configuration ends and answer after that.
    const underWay = permission.underWay()
    const isAuthorised = isDeclared(permission.configuration(), api)
    const isTooOld = isHostTooOld(environment, api)
    // On the desktop an authorised call goes out all the same while the configuration is under way, and may be repeated after it: see the rule.
    if (isTooOld && !(environment.kind === 'desktop' && isAuthorised && underWay)) throw diagnose('hostTooOld', api)

    const { waitsForUser, hasWords } = apiOf(api) ?? {}
    const once = async () => {
      // Each with a limit of its own: no user is waited for where the bridge never comes, and slow words cost the call none of its time.
      await Promise.all([withTimeout(startBridge, LIMIT.call), hasWords && withTimeout(async () => dingtalkMessages.ready(), LIMIT.call).catch(() => undefined)])
      return withTimeout(attempt, waitsForUser ? LIMIT.user : LIMIT.call)
    }
    try {
      return await once()
    } catch (thrown) {
      const error = parseBridgeError(thrown)
      const pending = underWay ?? permission.underWay()
      if (!pending || !isRepeatedAfterConfiguration({ errorCode: error.errorCode, environment: environment.kind, isAuthorised, isHostTooOld: isTooOld })) throw error
      await pending
      // Without permission the host would refuse again.
      if (permission.configuration().state === 'failed') throw error
      return once()
    }
  }
}
