import { simulatorMessages } from '../messages'
import type { Simulation } from '../simulate'
import { accountTab } from './accountTab'
import { campaignTab } from './campaignTab'
import { element, fill } from './element'
import { hostTab } from './hostTab'
import { requestTab } from './requestTab'
import type { Surroundings } from './notify'
import { scenarioTab } from './scenarioTab'
import { summaryOf } from './summary'

type Sheet = { readonly simulation: Simulation; readonly close: () => void; readonly hide: () => void }

type TabName = 'host' | 'scenario' | 'requests' | 'accounts' | 'campaigns'

/** The tab that was open last, so that a look at something else does not cost the way back. */
let lastTab: TabName = 'host'

/** The panel itself. It is made when it is opened and thrown away when it is closed. */
export function panelSheet({ simulation, close, hide }: Sheet): HTMLElement {
  const texts = simulatorMessages.read()
  const said = element('p', { class: 'said', role: 'status' })
  const body = element('div', { class: 'body' })
  const surroundings: Surroundings = {
    notify: (text) => {
      said.textContent = text
    },
  }
  const tabs: Readonly<Record<TabName, () => HTMLElement>> = {
    host: () => hostTab(simulation, surroundings),
    scenario: () => scenarioTab(surroundings),
    requests: () => requestTab(surroundings),
    accounts: () => accountTab(surroundings),
    campaigns: () => campaignTab(surroundings),
  }
  const names = Object.keys(tabs) as TabName[]
  const buttons = names.map((name) => element('button', { type: 'button', onclick: () => show(name) }, texts.tabs[name]))
  const show = (name: TabName) => {
    lastTab = name
    said.textContent = ''
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(names[index] === name)))
    fill(body, [tabs[name]()])
    body.scrollTop = 0
  }
  show(lastTab)
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
        element('div', {}, element('h2', {}, texts.open), element('p', {}, summaryOf(simulation.choice))),
        element('button', { type: 'button', onclick: hide }, texts.hide),
        element('button', { type: 'button', class: 'close', onclick: close }, texts.close),
      ),
      element('div', { class: 'tabs' }, ...buttons),
      said,
      body,
    ),
  )
}
