import { getControls, postControls, type BackendEndpoint, type ScenarioListing } from '../backend'
import { simulatorMessages } from '../messages'
import { actionButton, selectRow, textRow } from './controls'
import { element, fill } from './element'
import { withNotice, type Surroundings } from './notify'

/** Which outcome each endpoint of the embedded backend gives from now on, to everybody. */
export function scenarioTab({ notify }: Surroundings): HTMLElement {
  const texts = simulatorMessages.read()
  const rows = element('div')
  let endpoints: readonly BackendEndpoint[] = []
  let scenario: ScenarioListing['scenario'] = {}
  let wanted = ''

  const choose = (name: string, outcome: string) =>
    withNotice(notify, async () => {
      scenario = (await postControls<ScenarioListing>('scenario', { [name]: outcome || null })).scenario
      notify(texts.scenario.set(Object.keys(scenario).length))
    })
  const show = () => {
    const found = endpoints.filter(({ name, path }) => `${name} ${path}`.toLowerCase().indexOf(wanted.toLowerCase()) >= 0)
    // What is set stands first, where a tester looks for it.
    const ordered = found.filter(({ name }) => scenario[name]).concat(found.filter(({ name }) => !scenario[name]))
    fill(rows, ordered.length === 0 ? [element('p', { class: 'quiet' }, texts.scenario.none)] : ordered.map(rowOf))
  }
  const rowOf = ({ name, method, path, outcomes }: BackendEndpoint) => {
    const chosen = (scenario[name] ?? []).join('>')
    const offered = chosen && outcomes.indexOf(chosen) < 0 ? [chosen, ...outcomes] : outcomes
    const options = [{ value: '', label: texts.scenario.usual }, ...offered.map((value) => ({ value, label: value }))]
    return selectRow(name, `${method} ${path}`, options, chosen, (outcome) => void choose(name, outcome))
  }
  const load = () =>
    withNotice(notify, async () => {
      const [known, current] = await Promise.all([getControls<BackendEndpoint[]>('endpoints'), getControls<ScenarioListing>('scenario')])
      endpoints = known
      scenario = current.scenario
      show()
    })
  const reset = () =>
    withNotice(notify, async () => {
      await postControls('reset', {})
      await load()
      notify(texts.scenario.wasReset)
    })
  void load()
  return element(
    'div',
    {},
    textRow(texts.scenario.search, '', 'getLoginPage', (text) => {
      wanted = text
      show()
    }),
    rows,
    element('div', { class: 'actions' }, actionButton(texts.reload, () => location.reload(), 'primary'), actionButton(texts.scenario.reset, () => void reset())),
  )
}
