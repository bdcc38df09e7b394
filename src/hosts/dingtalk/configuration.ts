import type { ApiName } from './apis'
import type { BridgeError } from './calls/bridgeError'

/** The state of the page's permissions (spec 1 §4). `apis`: the list that the page declared (spec 1 §6). */
export type Configuration =
  | { readonly state: 'notConfigured' }
  | { readonly state: 'configuring'; readonly apis: readonly ApiName[] }
  | { readonly state: 'ready'; readonly apis: readonly ApiName[] }
  | { readonly state: 'failed'; readonly apis: readonly ApiName[]; readonly error: BridgeError }

export type ConfigurationEvent = { readonly type: 'asked'; readonly apis: readonly ApiName[] } | { readonly type: 'granted' } | { readonly type: 'refused'; readonly error: BridgeError }

/** Settled once: a late or second answer changes nothing. */
export function nextConfiguration(now: Configuration, event: ConfigurationEvent): Configuration {
  if (event.type === 'asked') return now.state === 'notConfigured' ? { state: 'configuring', apis: event.apis } : now
  if (now.state !== 'configuring') return now
  return event.type === 'granted' ? { state: 'ready', apis: now.apis } : { state: 'failed', apis: now.apis, error: event.error }
}

/** Whether the page declared this API among those that it needs permission for. */
export function isDeclared(configuration: Configuration, api: string): boolean {
  return configuration.state !== 'notConfigured' && configuration.apis.some((declared) => declared === api)
}
