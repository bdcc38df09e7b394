import type { FetchLog } from '../fetchLog'
import { hidePanel } from '../storedChoice'
import type { Recorder } from '../recorder/recorder'
import type { Simulation } from '../simulate'
import { element, fill } from './element'
import { panelHandle } from './handle'
import { panelSheet } from './sheet'
import { PANEL_STYLES } from './styles'

/** Events that a page listens for on its document, and that must not reach it from the panel: an open dialog would take the focus back, close itself or stop the scrolling. */
const PRIVATE_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'keydown', 'click'] as const

/** Puts the panel into the page, in a shadow root outside the body. While it is closed there is one button in it and nothing else. */
export function mountPanel(simulation: Simulation, fetchLog: FetchLog, recorder: Recorder): void {
  const home = document.createElement('market-platform-simulator')
  PRIVATE_EVENTS.forEach((name) => home.addEventListener(name, (event) => event.stopPropagation()))
  // A dialog also fetches the focus back when it sees where it goes to.
  window.addEventListener('focusout', (event) => event.relatedTarget === home && document.querySelector('[role=dialog]') && event.stopImmediatePropagation(), true)

  const place = element('div', { class: 'root' })
  const close = () => {
    fill(place, [handle])
    handle.focus()
  }
  const hide = () => {
    hidePanel()
    home.remove()
  }
  const open = () => {
    fill(place, [panelSheet({ simulation, fetchLog, recorder, close, hide })])
    place.querySelector<HTMLElement>('.close')?.focus()
  }
  const handle = panelHandle(open)
  const showRecording = () => (recorder.status() ? handle.setAttribute('data-recording', '') : handle.removeAttribute('data-recording'))
  showRecording()
  recorder.listen(showRecording)
  place.addEventListener('keydown', (event) => event.key === 'Escape' && close())
  fill(place, [handle])
  const root = home.attachShadow({ mode: 'open' })
  const styles = element('style', {})
  root.appendChild(styles)
  root.appendChild(place)
  document.documentElement.appendChild(home)
  // One rule around all, through the CSSOM: the content policy forbids styles that are written as text.
  styles.sheet?.insertRule(`@media all{${PANEL_STYLES}}`, 0)
}
