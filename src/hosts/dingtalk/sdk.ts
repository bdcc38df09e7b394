import dd from 'dingtalk-jsapi/entry/union'
import { ddSdk } from 'dingtalk-jsapi/lib/ddSdk'
import { APIS, type ApiName } from './apis'
import { diagnose } from './diagnostics'
import { toFullScreenPicker } from './fullScreenPicker'
import { withOrganisation } from './panelOrganisation'
import { withPanelTitle } from './panelTitle'

/**
 * What is used of the package: its detection of the environment, its bridges, its name for the permission call of each platform, its panels. Not
 * its `config`, `ready` and `error`: they leave unhandled rejections outside the host, never end when the host is silent, and repeat
 * calls by a rule that is not the specification's.
 */
export const sdk = {
  env: dd.env,

  /** Once, before the first call. Our defaults then reach every call, and so do the package's own panels. `corpId`: the organisation of the page, where it is known. */
  registerApis(corpId: () => string | undefined): void {
    for (const [name, { minimum, ...api }] of Object.entries(APIS)) {
      const withDefaults = (params: object) => ('defaults' in api ? { ...api.defaults(), ...params } : params)
      const dealOf = (platform: string) => (name === PANEL ? dealWithPanel(platform, corpId) : withDefaults)
      ddSdk.setAPI(name, Object.fromEntries(Object.entries(minimum).map(([platform, vs]) => [platform, { vs, paramsDeal: dealOf(platform) }])))
    }
  },

  /** Rejects with 4040 where the package has no bridge, with 5010 where it has one that does not start. */
  async startBridge(): Promise<void> {
    if (!platform()) throw diagnose('environmentUnsupported', dd.env.platform)
    try {
      await ddSdk.bridgeInitFn()
    } catch (thrown) {
      throw diagnose('bridgeFailed', wordsOf(thrown))
    }
  },

  /** Fills in the defaults and calls. `refusal.ts` has checked the platform before, for the package's panels too, which the package does not check. */
  invoke: (api: string, params: object): Promise<unknown> => dd._invoke(api, params),

  /** A request of JS API permissions on phones, a `config` call with the page's address, without its hash, on the desktop (spec 1 §6). */
  requestPermission(request: object): Promise<unknown> {
    const { authMethod, authParamsDeal } = platform() ?? {}
    if (!authMethod) return Promise.reject(diagnose('environmentUnsupported', dd.env.platform))
    return dd._invoke(authMethod, authParamsDeal?.(request) ?? request)
  },

  /** Rejects with 1030 where the platform has no events: the package then answers with a text, or throws. */
  switchEvent(to: 'on' | 'off', event: string, listener: (event: unknown) => void): void {
    if (!hasEvents() || isRefused(() => platform()?.event?.[to](event, listener))) throw diagnose('eventUnsupported', event)
  },

  configureDevelopment: dd.devConfig,
}

const PANEL: ApiName = 'biz.util.callComponent'

const dealWithPanel = (platform: string, corpId: () => string | undefined) => (panel: object) => withOrganisation(withPanelTitle(platform === 'harmony' ? toFullScreenPicker(panel) : panel), corpId())

const platform = () => ddSdk.getPlatformConfigMap()[dd.env.platform]

/** The package has events for web pages, on phones also inside a mini program; on the desktop it says nothing about the others. */
function hasEvents(): boolean {
  const { appType, platform }: { readonly appType: string; readonly platform: string } = dd.env
  return appType === 'WEB' || (appType === 'WEBVIEW_IN_MINIAPP' && platform !== 'pc')
}

function isRefused(attempt: () => unknown): boolean {
  try {
    return typeof attempt() === 'string'
  } catch {
    return true
  }
}

function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message
  const { errorMessage } = Object(thrown) as { readonly errorMessage?: unknown }
  return typeof errorMessage === 'string' ? errorMessage : ''
}
