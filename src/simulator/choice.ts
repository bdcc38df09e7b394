import type { HostKind } from '@/hosts'
import { parseQuery } from '@/lib/url/query'
import type { CarrierBehaviour } from '@/mocks/hosts/carrierStub'
import type { SIMULATION_PARAMS } from './params'

export const HOSTS = ['nativeApp', 'wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram', 'dingtalk', 'browser'] as const satisfies readonly HostKind[]
export const PLATFORMS = ['ios', 'android', 'harmony', 'mac', 'win'] as const
/**
 * Where a host has more than its usual app: the native app for charging cars (`charge`); the workplace chat around a mini program's web view, which has no
 * events on a computer (`miniProgram`), and its edition for governments, which the vendor's package has no bridge for (`government`).
 */
export const APPS = ['charge', 'miniProgram', 'government'] as const
export const NETWORKS = ['wifi', '5g', '4g', '3g', '2g', 'none', 'unknown'] as const
/** `requested`: what needs a permission is refused until the host has answered the page's request; for hosts that take one. */
export const PERMISSIONS = ['granted', 'requested', 'denied'] as const
export const CARRIERS = ['success', 'failing', 'silent', 'expired', 'hangs', 'never'] as const satisfies readonly CarrierBehaviour[]

/**
 * How a bridge call goes wrong. `never`: no answer; `late`: one after every time limit; `error`, `cancel` (by the person), `denied`, `missing` (no such call) and
 * `malformed`: what it says; `throw`: the call itself throws; `twice`: two good answers.
 */
export const FAILURES = ['never', 'late', 'error', 'cancel', 'denied', 'missing', 'malformed', 'throw', 'twice'] as const

export type PlatformChoice = (typeof PLATFORMS)[number]
export type AppChoice = (typeof APPS)[number]
export type NetworkChoice = (typeof NETWORKS)[number]
type PermissionChoice = (typeof PERMISSIONS)[number]
export type Failure = (typeof FAILURES)[number]

/** What each host has beside its usual app, and where: on other platforms nothing tells it from the usual one. */
const APPS_OF: Readonly<Partial<Record<HostKind, Readonly<Partial<Record<AppChoice, readonly PlatformChoice[]>>>>>> = {
  nativeApp: { charge: PLATFORMS },
  dingtalk: { miniProgram: ['mac', 'win'], government: ['ios', 'android', 'win'] },
}

export function appsOf(host: HostKind, platform: PlatformChoice): readonly AppChoice[] {
  return APPS.filter((app) => APPS_OF[host]?.[app]?.includes(platform))
}

/** What a tester simulates. Null: not simulated; where another part is, the simulated host's usual value. */
export type Choice = {
  readonly host: HostKind | null
  readonly app: AppChoice | null
  readonly platform: PlatformChoice | null
  /** Of the native app or of the host app. */
  readonly appVersion: string | null
  readonly network: NetworkChoice | null
  readonly permission: PermissionChoice | null
  /** How long each bridge call takes (ms). */
  readonly latency: number
  /** By a call's name in the `Host` type, by its name on the wire, or `*` for all; `bridge` is the start of the workplace chat's bridge itself. */
  readonly failures: Readonly<Record<string, Failure>>
  /** The carrier's SDK; null leaves it to the embedded backend. */
  readonly carrier: CarrierBehaviour | null
  /** The phone of the account that is logged in in the native app and owns the line, `none` for none. */
  readonly account: string | null
}

export const NO_CHOICE: Choice = { host: null, app: null, platform: null, appVersion: null, network: null, permission: null, latency: 0, failures: {}, carrier: null, account: null }

const VERSION = /^\d+(\.\d+){0,3}$/
const ACCOUNT = /^(1\d{10}|none)$/
const LONGEST_LATENCY = 60_000

/** Reads an address. An invalid value counts as absent, so that a half-typed link never stops the page. */
export function parseChoice(search: string): Choice {
  const { get } = parseQuery(search)
  const oneOf = <T extends string>(name: Param, values: readonly T[]): T | null => values.find((value) => value === get(name)) ?? null
  const matching = (name: Param, pattern: RegExp): string | null => (pattern.test(get(name) ?? '') ? get(name) : null)
  return {
    host: oneOf('host', HOSTS),
    app: oneOf('app', APPS),
    platform: oneOf('platform', PLATFORMS),
    appVersion: matching('appVersion', VERSION),
    network: oneOf('network', NETWORKS),
    permission: oneOf('permission', PERMISSIONS),
    latency: Math.min(Number(matching('latency', /^\d+$/) ?? 0), LONGEST_LATENCY),
    failures: parseFailures(get('fail') ?? ''),
    carrier: oneOf('carrier', CARRIERS),
    account: matching('account', ACCOUNT),
  }
}

type Param = (typeof SIMULATION_PARAMS)[number]

/** The parameters that stand for a choice, null for those that it does not need: `withParams` of `@/lib/url/query` takes them as they are. */
export function paramsOf({ failures, latency, ...rest }: Choice): Readonly<Record<Param, string | null>> {
  const fail = Object.keys(failures).map((call) => `${call}:${failures[call] ?? ''}`)
  return { ...rest, latency: latency > 0 ? String(latency) : null, fail: fail.length > 0 ? fail.join(',') : null }
}

/** `loginTicket:never,share:cancel`, as scenarios are written. */
function parseFailures(text: string): Choice['failures'] {
  const failures: Record<string, Failure> = {}
  for (const entry of text.split(',')) {
    const [call = '', mode] = entry.split(':')
    const failure = FAILURES.find((known) => known === mode)
    if (/^[\w.*]+$/.test(call) && failure) failures[call] = failure
  }
  return failures
}
