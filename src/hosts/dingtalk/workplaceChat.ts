import type { ApiName } from './apis'
import { parseBridgeError, type BridgeError } from './calls/bridgeError'
import { callUnderRules } from './calls/callUnderRules'
import type { Configuration } from './configuration'
import { coolAppOf, type CoolApp } from './coolApp'
import { diagnose } from './diagnostics'
import { parseEnvironment, type Environment } from './environment'
import { dingtalkMessages } from './messages'
import { permissionOf, throwIfFailed, type PermissionRequest } from './calls/permission'
import { sdk } from './sdk'
import { watchCalls, type CallHooks } from './calls/watchCalls'
import { LIMIT, withTimeout } from './calls/withTimeout'

/** The workplace chat, as far as pages need it. What it cannot do rejects with a `BridgeError`: a code and a message for developers (spec 1 §8). */
export type WorkplaceChat = {
  /** The environment of the page, and the state of its permissions (spec 1 §4). */
  readonly state: () => { readonly environment: Environment; readonly configuration: Configuration }
  /**
   * Asks for permissions, once in the life of the page. No page of the catalogue needs an API that the host guards (closing, the network's name and
   * the panels are free), and no call of spec 1 §7 signs a page for this host: a page that declares APIs brings its own backend's signature.
   */
  readonly configure: (request: PermissionRequest | { readonly debug: boolean }) => Promise<void>
  /** Waits until the page has its permissions; rejects with the refusal. */
  readonly ready: () => Promise<void>
  readonly call: (api: ApiName, params?: object) => Promise<unknown>
  readonly on: (event: string, listener: (event: unknown) => void) => Promise<void>
  readonly off: (event: string, listener: (event: unknown) => void) => Promise<void>
  readonly coolApp: CoolApp
  /** Hooks on every call, for debugging. */
  readonly watch: (hooks: CallHooks) => void
  /** What went wrong without stopping anything: 1010, 1020, 4060 of a hook, 5020. */
  readonly diagnoses: () => readonly BridgeError[]
}

/** Must not be opened twice in a page: the package keeps one bridge and one set of hooks. */
export function openWorkplaceChat(): WorkplaceChat {
  const environment = parseEnvironment(sdk.env)
  const diagnoses: BridgeError[] = []
  const permission = permissionOf((request) => sdk.startBridge().then(() => sdk.requestPermission(request)))
  const call = callUnderRules({ environment, permission, startBridge: sdk.startBridge })
  const startBridge = () => withTimeout(sdk.startBridge, LIMIT.call)
  const switchEvent = (to: 'on' | 'off') => async (event: string, listener: (event: unknown) => void) => {
    await startBridge()
    sdk.switchEvent(to, event, listener)
  }

  sdk.registerApis(permission.corpId)
  void dingtalkMessages.ready()
  if (environment.kind !== 'outside') {
    sdk.startBridge().catch((thrown: unknown) => diagnoses.push(diagnose('bridgeFailedByItself', parseBridgeError(thrown).errorMessage)))
  }

  return {
    state: () => ({ environment, configuration: permission.configuration() }),
    diagnoses: () => diagnoses,
    async configure(request) {
      if ('signature' in request) return permission.request(request)
      diagnoses.push(diagnose('debugDeprecated'))
      sdk.configureDevelopment(request)
    },
    async ready() {
      if (permission.configuration().state === 'notConfigured') {
        diagnoses.push(diagnose('readyUnnecessary'))
        return startBridge()
      }
      await permission.underWay()
      throwIfFailed(permission.configuration())
    },
    call: (api, params = {}) => call(api, () => sdk.invoke(api, params)),
    on: switchEvent('on'),
    off: switchEvent('off'),
    coolApp: coolAppOf((attempt) => call('biz.util.callComponent', attempt)),
    watch: (hooks) => sdk.configureDevelopment(watchCalls(hooks, (detail) => diagnoses.push(diagnose('hookFailed', detail)))),
  }
}
