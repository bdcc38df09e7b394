import { parseQuery, withParams } from '@/lib/url/query'
import { publishScenario } from '@/mocks/scenario/scenarioTab'
import { NO_CHOICE, paramsOf, parseChoice, type Choice } from './choice'
import { ASKED_COOKIE, PANEL_PARAM, SIMULATION_PARAMS } from './params'
import { tabMemory } from './tabMemory'

const choices = tabMemory('choice')
const panel = tabMemory('panel')

/** The choice of this tab. An address that names any part of one is the whole of it; an address without goes on with what the tab has. */
export function readChoice(search: string): Choice {
  const { get } = parseQuery(search)
  if (!SIMULATION_PARAMS.some((name) => get(name) !== null)) return parseChoice(choices.read() ?? '')
  const choice = parseChoice(search)
  choices.write(withParams('', paramsOf(choice)))
  return choice
}

/** What the next document of this tab simulates, by the parameters of an address; nothing where there are none. */
export function keepChoice(params: Readonly<Record<string, string>>): void {
  choices.write(withParams('', { ...paramsOf(parseChoice(withParams('', params))) }))
}

/** Whether this tab shows the panel. Where the simulator came by request only, a tab that has not asked shows nothing. */
export function isPanelShown(search: string, isOnlyWhereAsked: boolean): boolean {
  const asked = parseQuery(search).get(PANEL_PARAM)
  if (asked === '0' || asked === '1') panel.write(asked)
  const told = panel.read()
  return told === null ? !isOnlyWhereAsked || choices.read() !== null : told === '1'
}

export function hidePanel(): void {
  panel.write('0')
}

/** The same page with another choice, as a link that says it all. */
export function addressWith(choice: Choice, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + readable(withParams(search, { ...paramsOf(choice), [PANEL_PARAM]: '1' })) + hash
}

/** Lists as a person writes them: a query may hold colons and commas as they are. */
export function readable(query: string): string {
  return query.replace(/([?&](?:fail|scenario)=)([^&]*)/g, (_, name: string, value: string) => name + value.replace(/%3A/gi, ':').replace(/%2C/gi, ','))
}

/** Forgets everything, and gives the address of the page as it is without a simulator. */
export function clearChoice({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  choices.erase()
  panel.erase()
  // The next page may come without the simulator, which could not take it back.
  publishScenario('')
  document.cookie = `${ASKED_COOKIE}=; Path=/; Max-Age=0`
  // A browser sets a cookie while the script goes on, unless it is read: the next page could be asked for with the old one.
  void document.cookie
  return pathname + withParams(search, { ...paramsOf(NO_CHOICE), [PANEL_PARAM]: null }) + hash
}
