import { currentLanguage } from '@/lib/i18n'
import { forgetScenarioOfTab, scenarioOfTab } from '@/mocks/scenario/scenarioTab'
import { getControls, postControls, type BackendEndpoint, type ScenarioListing } from '../backend'
import { simulatorMessages } from '../messages'
import { actionButton, selectRow, textRow } from './controls'
import { element, fill } from './element'
import { withNotice, type Surroundings } from './notify'

/** Which outcome each endpoint of the embedded backend gives from now on, to everybody. */
export function scenarioTab({ notify, fetchLog, summarise }: Surroundings): HTMLElement {
  const texts = simulatorMessages.read()
  const ofTab = element('div')
  const rows = element('div')
  let endpoints: readonly BackendEndpoint[] = []
  let scenario: ScenarioListing['scenario'] = {}
  let wanted = ''

  const choose = (name: string, outcome: string) =>
    withNotice(notify, async () => {
      scenario = (await postControls<ScenarioListing>('scenario', { [name]: outcome || null })).scenario
      notify(texts.scenario.set(Object.keys(scenario).length))
      summarise()
    })
  /** What is set stands first, where a tester looks for it; then what this page asks. */
  const show = () => {
    const found = endpoints.filter(({ name, path }) => `${name} ${path}`.toLowerCase().indexOf(wanted.toLowerCase()) >= 0)
    const asked = fetchLog.pathsOf(location.pathname)
    const isSet = ({ name }: BackendEndpoint) => Boolean(scenario[name])
    const isAsked = ({ path }: BackendEndpoint) => asked.some((other) => other.slice(-path.length) === path)
    const parts = [
      [texts.scenario.parts.set, found.filter(isSet)],
      [texts.scenario.parts.page, found.filter((endpoint) => !isSet(endpoint) && isAsked(endpoint))],
      [texts.scenario.parts.others, found.filter((endpoint) => !isSet(endpoint) && !isAsked(endpoint))],
    ] as const
    const shown = parts.filter(([, part]) => part.length > 0)
    fill(rows, shown.length === 0 ? [element('p', { class: 'quiet' }, texts.scenario.none)] : shown.map(([title, part]) => element('section', { 'aria-label': title }, element('h3', {}, title), ...part.map(rowOf))))
  }
  const rowOf = ({ name, method, path, outcomes, words }: BackendEndpoint) => {
    const chosen = (scenario[name] ?? []).join('>')
    const offered = chosen && outcomes.indexOf(chosen) < 0 ? [chosen, ...outcomes] : outcomes
    const labelOf = (outcome: string) => {
      const description = words[outcome]?.[currentLanguage() === 'en' ? 'en' : 'zh']
      return description ? `${outcome} · ${description}` : outcome
    }
    const options = [{ value: '', label: texts.scenario.usual }, ...offered.map((value) => ({ value, label: labelOf(value) }))]
    return selectRow(name, `${method} ${path}`, options, chosen, (outcome) => void choose(name, outcome))
  }
  const showOfTab = () => {
    const text = scenarioOfTab()
    const clear = () => {
      forgetScenarioOfTab()
      showOfTab()
      summarise()
    }
    fill(ofTab, [text !== '' && element('div', { class: 'field line' }, element('span', { class: 'label' }, texts.scenario.ofTab, element('small', {}, text)), actionButton(texts.scenario.clear, clear))])
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
      summarise()
      notify(texts.scenario.wasReset)
    })
  showOfTab()
  void load()
  return element(
    'div',
    {},
    ofTab,
    textRow(texts.scenario.search, '', 'getLoginPage', (text) => {
      wanted = text
      show()
    }),
    rows,
    element('div', { class: 'actions' }, actionButton(texts.reload, () => location.reload(), 'primary'), actionButton(texts.scenario.reset, () => void reset())),
  )
}
