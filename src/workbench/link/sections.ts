import { afterLoginMessages, type LoginDestination } from '@/features/login'
import { pageName } from '../tree/pageName'
import { treeMessages } from '../tree/messages'
import type { LoginOutcome, LoginRow } from './explain/explainLogin'
import type { Explanation, ParamReading } from './explain/explanation'
import type { Report } from './examine'
import type { linkMessages } from './messages'
import type { Call } from './visit/listenToCalls'
import type { Visit } from './visit/visitPage'

export type Tone = 'plain' | 'good' | 'warn' | 'bad'
/** `address`: where a press on it leads. */
export type Line = { readonly label: string; readonly text: string; readonly tone: Tone; readonly address?: string }
export type Section = { readonly name: string; readonly lines: readonly Line[] }

type Words = ReturnType<typeof linkMessages.read>

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const line = (label: string, text: string, tone: Tone = 'plain', more: Pick<Line, 'address'> = {}): Line => ({ label, text, tone, ...more })

/** What is said of an address, in words: the command line prints it, the page draws it. */
export function toSections({ explanation, visitor, refusedLogin, visit, logins }: Report, words: Words): readonly Section[] {
  const { sections } = words
  const all: readonly Section[] = [
    { name: sections.site, lines: siteLines(explanation, words) },
    { name: sections.page, lines: pageLines(explanation, words) },
    { name: sections.params, lines: explanation.params.length === 0 ? [line('', words.params.none)] : explanation.params.map((param) => paramLine(param, words)) },
    { name: sections.visitor, lines: visitorLines(explanation, visitor.mobile, refusedLogin, words) },
    { name: sections.calls, lines: visit ? callLines(visit.calls, words) : [] },
    { name: sections.shows, lines: visit ? visitLines(visit, words) : [] },
    { name: sections.login, lines: logins.map((row) => loginLine(row, words)) },
  ]
  return all.filter(({ lines }) => lines.length > 0)
}

function siteLines({ place, site }: Explanation, { labels, stages, lines, knownHost, unknownHost, ownOrigin }: Words): readonly Line[] {
  const { stage, line: of, isKnownHost, apiBase, appId, productId } = site
  const where = [stages[stage], lines[of]] as const
  return [
    line(labels.host, place.hostname),
    isKnownHost ? line(labels.environment, knownHost(...where), stage === 'prod' ? 'warn' : 'plain') : line(labels.environment, unknownHost(...where), 'warn'),
    line(labels.gateway, apiBase || ownOrigin),
    line(labels.ids, `${appId} · ${productId}`),
  ]
}

function pageLines({ route, place, guard, entry, isDevelopmentActivity }: Explanation, words: Words): readonly Line[] {
  const { labels, guards, activity } = words
  const corrected = place.isOutside ? [line(labels.path, words.outside, 'bad')] : place.isCorrected ? [line(labels.path, words.corrected, 'warn')] : []
  if (route.to === 'start') return [line(labels.page, words.startPage), ...corrected]
  const campaign = route.campaign ? [line(labels.campaign, `${route.campaign.title()} (${route.campaign.prefix})`)] : []
  if (route.to === 'unknown') {
    return [...campaign, line(labels.page, route.campaign ? words.unknownPage : words.unknownCampaign, 'bad'), ...corrected, ...route.nearest.map((address) => line(labels.nearest, address, 'warn', { address: address + place.search }))]
  }
  const guardText = guard.is === 'login' ? guards.login(guard.loginPath ?? '') : guards[guard.is]
  const sourceId = isDevelopmentActivity ? line(labels.activity, activity.development(entry.sourceId ?? ''), 'warn') : entry.sourceId === null ? line(labels.activity, activity.missing, 'bad') : line(labels.activity, entry.sourceId)
  return [
    ...campaign,
    line(labels.page, `${pageName(treeMessages.read(), route)}${route.path && ` (${route.path})`}`, 'good'),
    ...(route.isLanding ? [line(labels.path, words.landing)] : []),
    ...corrected,
    route.isPreview ? line(labels.guard, words.preview) : line(labels.guard, guardText, guard.is === 'login' ? 'warn' : 'plain'),
    ...(route.campaign && !route.isPreview ? [sourceId] : []),
  ]
}

function paramLine({ name, raw, status, why, value = '', key, meant }: ParamReading, { params, meanings, reasons, meant: ask }: Words): Line {
  const label = raw === '' ? name : `${name}=${shortened(raw, 60)}`
  const meaning = key && key in meanings ? meanings[key as keyof typeof meanings] : value
  const said = status === 'taken' ? meaning : status === 'repaired' ? `${meaning} · ${params.repaired(value)}` : status === 'ignored' ? '' : params[status]
  const text = [said, why && (status !== 'unread' || !meant) ? reasons[why] : '', meant ? ask(meant) : ''].filter(Boolean).join(' · ')
  return line(label, text, status === 'ignored' || meant ? 'bad' : status === 'repaired' || status === 'unread' ? 'warn' : 'plain')
}

function visitorLines({ host, autoLogin }: Explanation, mobile: string | null, refused: string, words: Words): readonly Line[] {
  const { labels, hosts, autoLogins, explain, refusedLogin } = words
  return [line(labels.app, hosts[host]), line(labels.autoLogin, autoLogins[autoLogin ?? 'none']), refused ? line(labels.user, refusedLogin(refused), 'bad') : line(labels.user, mobile ?? (autoLogin ? explain.nobodyYet : explain.nobody))]
}

function callLines(calls: readonly Call[], { calls: said }: Words): readonly Line[] {
  if (calls.length === 0) return [line('', said.none)]
  return calls.map(({ method, address, body, status, errCode, errMsg }) => {
    const sent = body === null ? '' : ` · ${said.sends(shortened(JSON.stringify(body), 160))}`
    const text = status === 0 ? said.noAnswer : status >= 300 ? said.http(status) : errCode ? said.refused(errCode, errMsg) : said.ok
    return line(`${method} ${address}`, text + sent, status === 0 || status >= 300 || errCode ? 'bad' : 'good')
  })
}

/** As many lines of a page as tell what it is. */
const MOST_WORDS = 12

function visitLines({ status, reason, leadsTo, toasts, words: shown }: Visit, { labels, statuses }: Words): readonly Line[] {
  const isLeaving = status !== 'ready' && leadsTo.length > 0
  const said = isLeaving ? statuses.leaving : status === 'broken' ? statuses.broken(reason) : statuses[status]
  return [
    line(labels.status, said, status === 'ready' ? 'good' : isLeaving || status === 'loading' ? 'warn' : 'bad'),
    ...leadsTo.map((path) => line(labels.leadsTo, path, 'warn')),
    ...toasts.map((text) => line(labels.toast, text, 'warn')),
    ...(shown.length > 0 && !isLeaving ? [line(labels.words, shown.slice(0, MOST_WORDS).join(' / '))] : []),
  ]
}

function loginLine({ outcomes, destination }: LoginRow, words: Words): Line {
  const names = [...new Set(outcomes.map((outcome) => outcomeName(outcome, outcomes, words)))]
  return line(names.join(words.separator), destinationText(destination, words), destination.to === 'home' ? 'bad' : 'plain')
}

function outcomeName(outcome: LoginOutcome, all: readonly LoginOutcome[], { outcomes, separator }: Words): string {
  if (outcome.is === 'outcome') return outcome.outcome === null ? `${outcomes.outcome(outcomes.unasked)} · ${outcome.isNewUser ? outcomes.new : outcomes.existing}` : outcomes.outcome(String(outcome.outcome))
  if (outcome.is !== 'reward') return outcomes[outcome.is]
  const name = outcomes.rewards[outcome.reward ?? 'unasked']
  if (outcome.type === null) return `${name} · ${outcome.isNewUser ? outcomes.new : outcomes.existing}`
  const types = all.flatMap((other) => (other.is === 'reward' && other.reward === outcome.reward && other.type !== null ? [other.type] : []))
  return types.length === 5 ? name : name + outcomes.rewardTypes(types.join(separator))
}

function destinationText(destination: LoginDestination, { destinations }: Words): string {
  const message = 'word' in destination && destination.word ? destinations.says(afterLoginMessages.read()[destination.word]) : 'message' in destination && destination.message ? destinations.says(destination.message) : ''
  const where = destination.to === 'page' ? destinations.page(destination.path) : destination.to === 'link' ? destinations.link(destination.url) : destination.to === 'home' ? destinations.home(destination.path, destination.refusedLink) : ''
  return [where, message].filter(Boolean).join(' · ')
}
