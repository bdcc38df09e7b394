import { failuresOn, portCallsOf, startFailuresOf } from '../bridgeCalls'
import type { CallLog } from '../callLog'
import { appsOf, CARRIERS, FAILURES, HOSTS, NETWORKS, PERMISSIONS, PLATFORMS, parseChoice, type Choice, type Failure, type PlatformChoice } from '../choice'
import { deviceOf } from '../device'
import { addressWith, clearChoice } from '../storedChoice'
import { simulatorMessages } from '../messages'
import type { Simulation } from '../simulate'
import { actionButton, choiceRow, selectRow, textRow } from './controls'
import { element, fill } from './element'
import { copyAndNotify, type Surroundings } from './notify'
import { scenarioParam } from './scenarioParam'
import { workplaceRows } from './workplaceRows'

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) => values.map((value) => ({ value, label: labels[value] }))

/** Chooses the host, and shows what it has been asked. */
export function hostTab({ choice, log, bridge }: Simulation, { notify }: Surroundings): HTMLElement {
  const texts = simulatorMessages.read()
  let draft = choice
  const change = (part: Partial<Choice>) => {
    draft = { ...draft, ...part }
  }
  const app = element('div')
  const version = element('div')
  const failures = element('div')
  const followHost = () => {
    fill(app, [appRow(draft, change)])
    fill(version, [versionRow(draft, change)])
    fill(failures, failureRows(draft, change))
  }
  followHost()
  /** What the host does not have on this platform is chosen no longer. */
  const followPlatform = (platform: PlatformChoice | null) => {
    change({ platform })
    const device = deviceOf(draft)
    if (device) change({ app: device.app, failures: failuresOn(device.platform, draft.failures) })
    followHost()
  }

  const calls = element('div', { class: 'calls' })
  const showCalls = () => fill(calls, callRows(log))
  showCalls()
  log.listen(showCalls)

  // What a person typed may be half a value; the address keeps what can be read.
  const address = () => addressWith(parseChoice(addressWith(draft, { pathname: '', search: '', hash: '' })), location)
  const go = (to: string) => (to === location.pathname + location.search + location.hash ? location.reload() : location.assign(to))
  const copyLink = async () => copyAndNotify(location.origin + (await scenarioParam(address())), notify)

  return element(
    'div',
    {},
    choiceRow(texts.host.host, optionsOf(HOSTS, texts.hosts), draft.host, (host) => (change({ host, app: null, appVersion: null, failures: {} }), followHost())),
    app,
    choiceRow(texts.host.platform, optionsOf(PLATFORMS, texts.platforms), draft.platform, followPlatform),
    version,
    choiceRow(texts.host.network, optionsOf(NETWORKS, texts.networks), draft.network, (network) => change({ network })),
    choiceRow(texts.host.permission, optionsOf(PERMISSIONS, texts.permissions), draft.permission, (permission) => change({ permission })),
    choiceRow(texts.host.carrier, optionsOf(CARRIERS, texts.carriers), draft.carrier, (carrier) => change({ carrier })),
    textRow(texts.host.account, draft.account ?? '', texts.host.accountHint, (account) => change({ account: account || null })),
    textRow(texts.host.latency, draft.latency ? String(draft.latency) : '', '0', (latency) => change({ latency: Number(latency) || 0 }), 'numeric'),
    element('h3', {}, texts.host.failures),
    failures,
    bridge?.askForPicture && pictureRow(bridge.askForPicture),
    ...(choice.host === 'dingtalk' ? [element('h3', {}, texts.workplace.title), workplaceRows(notify)] : []),
    element('h3', {}, texts.host.calls),
    calls,
    element('div', { class: 'actions' }, actionButton(texts.host.apply, () => go(address()), 'primary'), actionButton(texts.host.link, () => void copyLink()), actionButton(texts.host.restore, () => go(clearChoice(location)))),
  )
}

/** What the native app does when a person chooses to save the page's picture in its menu. */
function pictureRow(askForPicture: () => Promise<unknown> | undefined): HTMLElement {
  const texts = simulatorMessages.read().host
  const answer = element('div')
  const ask = async () => {
    const reply = await (askForPicture() ?? Promise.resolve(null))
    const { data } = Object(reply) as { readonly data?: { readonly image?: string } }
    fill(answer, [data?.image ? element('img', { class: 'picture', src: data.image, alt: texts.picture }) : element('p', { class: 'quiet' }, texts.noPicture)])
  }
  return element('div', { class: 'field' }, actionButton(texts.picture, () => void ask()), answer)
}

/** Null for a host that has one app only on the platform. */
function appRow(draft: Choice, change: (part: Partial<Choice>) => void): HTMLElement | null {
  const texts = simulatorMessages.read()
  const device = deviceOf(draft)
  const apps = device ? appsOf(device.host, device.platform) : []
  return apps.length > 0 ? choiceRow(texts.host.app, optionsOf(apps, texts.apps), draft.app, (app) => change({ app })) : null
}

function versionRow(draft: Choice, change: (part: Partial<Choice>) => void): HTMLElement {
  const usual = deviceOf({ ...draft, appVersion: null })?.version ?? ''
  return textRow(simulatorMessages.read().host.version, draft.appVersion ?? '', usual, (version) => change({ appVersion: version || null }), 'decimal')
}

function failureRows(draft: Choice, change: (part: Partial<Choice>) => void): readonly HTMLElement[] {
  const texts = simulatorMessages.read()
  const calls = portCallsOf(draft.host ?? 'browser')
  if (calls.length === 0) return [element('p', { class: 'quiet' }, texts.host.noCalls)]
  const startFailures = startFailuresOf(deviceOf(draft)?.platform ?? 'android')
  const failures = { ...draft.failures }
  const names = [...calls, ...Object.keys(failures).filter((name) => !calls.some((call) => call === name))]
  const optionsFor = (known: readonly Failure[]) => [{ value: '', label: texts.host.fine }, ...optionsOf(known, texts.failures)]
  return names.map((name) =>
    selectRow(name, name === 'bridge' ? texts.host.bridgeStart : '', optionsFor(name === 'bridge' ? startFailures : FAILURES), failures[name] ?? '', (value) => {
      const failure = FAILURES.find((known) => known === value)
      if (failure) failures[name] = failure
      else delete failures[name]
      change({ failures: { ...failures } })
    }),
  )
}

function callRows(log: CallLog): readonly HTMLElement[] {
  const texts = simulatorMessages.read()
  if (log.list().length === 0) return [element('p', { class: 'quiet' }, texts.host.noCallsYet)]
  return log.list().map(({ method, params, failure }) =>
    element(
      'details',
      { class: 'row' },
      element('summary', {}, element('b', {}, method), failure ? element('span', { class: 'tag bad' }, texts.failures[failure]) : element('span', { class: 'tag' }, texts.host.fine)),
      element('pre', {}, JSON.stringify(params ?? null, null, 2)),
    ),
  )
}
