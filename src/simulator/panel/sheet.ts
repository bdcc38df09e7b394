import { scenarioOfTab } from '@/mocks/scenario/scenarioTab'
import { getControls, type ScenarioListing } from '../backend'
import type { FetchLog } from '../fetchLog'
import { simulatorMessages } from '../messages'
import { replayTab } from '../replay/replayTab'
import type { Simulation } from '../simulate'
import { accountTab } from './accountTab'
import { campaignTab } from './campaignTab'
import { element, fill } from './element'
import { hostTab } from './hostTab'
import { requestTab } from './requestTab'
import type { Recorder } from '../recorder/recorder'
import type { Surroundings } from './notify'
import { recordTab } from './recordTab'
import { namesIn } from './scenarioParam'
import { scenarioTab } from './scenarioTab'
import { summaryOf } from './summary'
import { tabBar } from './tabBar'

type Sheet = { readonly simulation: Simulation; readonly fetchLog: FetchLog; readonly recorder: Recorder; readonly close: () => void; readonly hide: () => void }

const NAMES = ['host', 'scenario', 'requests', 'accounts', 'record', 'replay', 'campaigns'] as const
type TabName = (typeof NAMES)[number]

/** The tab that was open last, so that a look at something else does not cost the way back. */
let lastTab: TabName = 'host'

/** The panel itself. It is made when it is opened and thrown away when it is closed. */
export function panelSheet({ simulation, fetchLog, recorder, close, hide }: Sheet): HTMLElement {
  const texts = simulatorMessages.read()
  const message = element('p', { class: 'message', role: 'status' })
  const summary = element('p')
  const show = (outcomes: readonly string[]) => {
    summary.textContent = summaryOf(simulation.choice, outcomes.filter((name, index) => outcomes.indexOf(name) === index).length)
  }
  const summarise = async () => {
    const ofTab = namesIn(scenarioOfTab())
    show(ofTab)
    // Without the backend nothing is played.
    const { scenario } = await getControls<ScenarioListing>('scenario').catch((): ScenarioListing => ({ scenario: {} }))
    show(ofTab.concat(Object.keys(scenario)))
  }
  const surroundings: Surroundings = {
    notify: (text) => {
      message.textContent = text
    },
    fetchLog,
    summarise: () => void summarise(),
  }
  const tabs: Readonly<Record<TabName, () => HTMLElement>> = {
    host: () => hostTab(simulation, surroundings),
    scenario: () => scenarioTab(surroundings),
    requests: () => requestTab(surroundings),
    accounts: () => accountTab(surroundings),
    record: () => recordTab({ ...surroundings, recorder }),
    campaigns: () => campaignTab(surroundings),
    replay: () => replayTab(surroundings),
  }
  const { bar, panel, select } = tabBar({
    label: texts.open,
    names: NAMES,
    labels: texts.tabs,
    show: (name, body) => {
      lastTab = name
      message.textContent = ''
      fill(body, [tabs[name]()])
    },
  })
  select(lastTab)
  surroundings.summarise()
  return element(
    'div',
    {},
    element('div', { class: 'shade', onclick: close }),
    element(
      'div',
      { class: 'sheet', role: 'dialog', 'aria-label': texts.open },
      element(
        'div',
        { class: 'head' },
        element('div', {}, element('h2', {}, texts.open), summary),
        element('button', { type: 'button', onclick: hide }, texts.hide),
        element('button', { type: 'button', class: 'close', onclick: close }, texts.close),
      ),
      bar,
      message,
      panel,
    ),
  )
}
