import { dingtalkMessages } from './messages'

/** The package's names of the platforms that have a bridge. */
export type BridgePlatform = 'ios' | 'android' | 'pc' | 'harmony'

type Api = {
  /** The lowest host version by platform; a platform that is not here does not have the API. */
  readonly minimum: Readonly<Partial<Record<BridgePlatform, string>>>
  /** The default parameters. */
  readonly defaults?: () => object
  /** It answers when the user is done, not at once. */
  readonly waitsForUser?: true
  /** It shows words of ours, or titles that are put into the page's language. */
  readonly hasWords?: true
}

const phones = (version: string, pc?: string): Api['minimum'] => ({ ios: version, android: version, harmony: '7.0.0', ...(pc ? { pc } : {}) })

/**
 * What the page may ask of the host, from which version on (2.4.0 to 7.0.0, spec 1 §7), and with which defaults (spec 1 §9). The versions are the
 * package's; a test compares them. Its defaults leave out the desktop and HarmonyOS here and there: the specification does not.
 */
export const APIS = {
  'biz.chat.chooseConversationByCorpId': { minimum: phones('2.6.0', '4.7.11'), defaults: () => ({ max: 50 }), waitsForUser: true },
  'biz.contact.choose': { minimum: phones('2.4.0', '2.5.0'), defaults: () => ({ multiple: true, startWithDepartmentId: 0, users: [] }), waitsForUser: true },
  'biz.map.search': { minimum: phones('2.4.0'), defaults: () => ({ scope: 500 }), waitsForUser: true },
  'biz.navigation.close': { minimum: phones('2.4.0', '4.3.5') },
  'biz.util.callComponent': { minimum: phones('6.3.35', '6.3.35'), waitsForUser: true, hasWords: true },
  'biz.util.scan': { minimum: phones('2.4.0'), defaults: () => ({ type: 'qrCode' }), waitsForUser: true },
  'device.connection.getNetworkType': { minimum: phones('2.4.0') },
  'device.notification.hidePreloader': { minimum: phones('2.4.0') },
  'device.notification.showPreloader': { minimum: phones('2.4.0'), defaults: () => ({ text: dingtalkMessages.read().loading, showIcon: true }), hasWords: true },
  'device.notification.toast': { minimum: phones('2.4.0', '2.5.0'), defaults: () => ({ duration: 3, delay: 0 }) },
  'device.notification.vibrate': { minimum: phones('2.4.0'), defaults: () => ({ duration: 300 }) },
} as const satisfies Readonly<Record<string, Api>>

export type ApiName = keyof typeof APIS

const rows: Readonly<Partial<Record<string, Api>>> = APIS

/** Undefined for a name that is not in the table: a page can pass any at run time, one that every object has too. */
export const apiOf = (name: string): Api | undefined => (Object.prototype.hasOwnProperty.call(rows, name) ? rows[name] : undefined)
