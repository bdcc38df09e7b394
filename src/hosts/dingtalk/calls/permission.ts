import type { ApiName } from '../apis'
import { parseBridgeError, type BridgeError } from './bridgeError'
import { nextConfiguration, type Configuration, type ConfigurationEvent } from '../configuration'
import { diagnose } from '../diagnostics'
import { LIMIT, withTimeout } from './withTimeout'

/** What a backend signs for a page, and the APIs that the page declares (spec 1 §6). The address belongs to the signature; the desktop adds it by itself. */
export type PermissionRequest = {
  readonly corpId: string
  readonly agentId?: string
  readonly timeStamp: string | number
  readonly nonceStr: string
  readonly signature: string
  readonly jsApiList: readonly ApiName[]
}

export type Permission = {
  readonly configuration: () => Configuration
  /** The organisation of the page, once it is configured. */
  readonly corpId: () => string | undefined
  /** Settles when the host has decided, and never rejects. */
  readonly underWay: () => Promise<unknown> | undefined
  /** Resolves when the host agrees. Rejects with the host's refusal, with 408, or with 1040 the second time. */
  readonly request: (request: PermissionRequest) => Promise<void>
}

export function permissionOf(ask: (request: PermissionRequest) => Promise<unknown>): Permission {
  let configuration: Configuration = { state: 'notConfigured' }
  let corpId: string | undefined
  let asking: Promise<unknown> | undefined
  const happened = (event: ConfigurationEvent): void => {
    configuration = nextConfiguration(configuration, event)
    if (configuration.state !== 'configuring') asking = undefined
  }
  return {
    configuration: () => configuration,
    corpId: () => corpId,
    underWay: () => asking,
    async request(request) {
      if (configuration.state !== 'notConfigured') throw diagnose('configuredAlready')
      corpId = request.corpId
      happened({ type: 'asked', apis: request.jsApiList })
      const answer = withTimeout(() => ask(request), LIMIT.configuration).then(
        () => happened({ type: 'granted' }),
        (thrown: unknown) => happened({ type: 'refused', error: parseBridgeError(thrown) }),
      )
      asking = answer
      await answer
      throwIfFailed(configuration)
    },
  }
}

export function throwIfFailed(configuration: Configuration): void {
  const error: BridgeError | undefined = configuration.state === 'failed' ? configuration.error : undefined
  if (error) throw error
}
