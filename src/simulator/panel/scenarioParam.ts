import { withParams } from '@/lib/address/query'
import { getControls, type ScenarioListing } from '../backend'
import { readable } from '../storedChoice'

/** The address with what the backend was told to play, so that a link brings it along. An address that names its own scenario keeps it. */
export async function scenarioParam(address: string): Promise<string> {
  const { scenario } = await getControls<ScenarioListing>('scenario').catch((): ScenarioListing => ({ scenario: {} }))
  const text = Object.keys(scenario).map((name) => `${name}:${(scenario[name] ?? []).join('>')}`).join(',')
  const [path = '', search = ''] = address.split('?')
  if (text === '' || /(^|&)scenario=/.test(search)) return address
  const [query = '', hash] = search.split('#')
  return path + readable(withParams(query, { scenario: text })) + (hash === undefined ? '' : `#${hash}`)
}
