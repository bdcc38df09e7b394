import { withParams } from '@/lib/url/query'
import { scenarioOfTab } from '@/mocks/scenario/scenarioTab'
import { getControls, type ScenarioListing } from '../backend'
import { readable } from '../storedChoice'

/** The address with what the backend was told to play, so that a link brings it along. An address that names its own scenario keeps it. */
export async function scenarioParam(address: string): Promise<string> {
  const { scenario } = await getControls<ScenarioListing>('scenario').catch((): ScenarioListing => ({ scenario: {} }))
  const text = scenarioText(scenarioOfTab(), scenario)
  const [path = '', search = ''] = address.split('?')
  if (text === '' || /(^|&)scenario=/.test(search)) return address
  const [query = '', hash] = search.split('#')
  return path + readable(withParams(query, { scenario: text })) + (hash === undefined ? '' : `#${hash}`)
}

/** What this tab plays, as the text of an address: its own scenario, and of everybody's what its own says nothing about. */
export function scenarioText(ofTab: string, ofEverybody: ScenarioListing['scenario']): string {
  const named = namesIn(ofTab)
  // The tab's `*` counts before each name that is set for everybody.
  const names = named.indexOf('*') < 0 ? Object.keys(ofEverybody).filter((name) => named.indexOf(name) < 0) : []
  return [ofTab, ...names.map((name) => `${name}:${(ofEverybody[name] ?? []).join('>')}`)].filter(Boolean).join(',')
}

/** The endpoints of `getLoginPage:ended,caslogin:http500>ok`. */
export const namesIn = (scenario: string): readonly string[] => scenario.split(',').map((entry) => (entry.split(':')[0] ?? '').trim()).filter(Boolean)
