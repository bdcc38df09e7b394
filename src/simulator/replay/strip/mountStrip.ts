import { element, fill } from '../../panel/element'
import { differenceAt, stepWords } from '../words'
import { replayMessages } from '../messages'
import { isNote, momentOfError } from '../differences'
import { SPEEDS, type Speed } from '../progress'
import type { RunningReplay } from '../startReplay'
import { STRIP_STYLES } from './styles'
import { timeLine } from './timeLine'

/** Events of the strip that must not reach the page; see mountPanel.ts. */
const PRIVATE_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'keydown', 'click'] as const

/** The replay's strip at the top of the page, in a shadow root of its own outside the body: how far it is, what comes, what differs. */
export function mountStrip(replay: RunningReplay): HTMLElement {
  const words = replayMessages.read()
  const { strip } = words
  const { tape, progress, name } = replay
  const home = document.createElement('market-platform-replay')
  PRIVATE_EVENTS.forEach((event) => home.addEventListener(event, (heard) => heard.stopPropagation()))

  const [place, verdict] = [element('p', { class: 'place' }), element('p', { class: 'verdict', role: 'status' })]
  const list = element('ol', { class: 'differences', 'aria-label': strip.differences(0) })
  const line = timeLine(replay)
  const isPlaying = () => !progress.isOver && (progress.until === null || progress.until > progress.next)
  const play = element('button', { type: 'button', class: 'main', onclick: () => replay.playUntil(isPlaying() ? progress.next : null) })
  const step = element('button', { type: 'button', onclick: () => replay.playUntil(progress.next + 1) }, strip.step)
  const wrongAt = momentOfError(tape)
  const toError = element('button', { type: 'button', title: wrongAt < 0 ? strip.noError : '', onclick: () => (replay.setSpeed('atOnce'), replay.playUntil(wrongAt)) }, strip.toError)
  const speed = element(
    'select',
    { 'aria-label': strip.speed, onchange: () => replay.setSpeed(speed.value as Speed) },
    ...SPEEDS.map((value) => element('option', { value, selected: value === progress.speed }, strip.speeds[value])),
  )
  const fold = element('button', { type: 'button', 'aria-expanded': 'true', onclick: () => setOpen(fold.getAttribute('aria-expanded') !== 'true') }, strip.less)
  const body = element('div', { class: 'body' }, line.view, list)
  const setOpen = (isOpen: boolean) => {
    fold.setAttribute('aria-expanded', String(isOpen))
    fold.textContent = isOpen ? strip.less : strip.more
    body.hidden = !isOpen
  }

  let shown = -1
  const show = () => {
    const { next, isOver, differences } = progress
    play.textContent = isPlaying() ? strip.pause : strip.play
    play.disabled = isOver
    step.disabled = isOver || isPlaying() || next >= tape.moments.length
    toError.disabled = wrongAt < 0 || next >= wrongAt || isOver
    speed.value = progress.speed
    place.textContent = `${strip.place(next, tape.moments.length)} · ${isOver ? strip.over : stepWords(words, tape.moments[next])}`
    const counted = differences.filter((difference) => !isNote(difference)).length
    verdict.textContent = counted > 0 ? strip.differences(counted) : isOver ? strip.same : ''
    verdict.className = counted > 0 ? 'verdict bad' : 'verdict'
    line.show()
    if (differences.length === shown) return
    shown = differences.length
    list.setAttribute('aria-label', strip.differences(counted))
    fill(list, differences.map((difference) => element('li', { class: isNote(difference) ? 'note' : undefined }, differenceAt(words, tape.moments, difference))))
  }
  replay.listen(show)
  show()

  const root = home.attachShadow({ mode: 'open' })
  const styles = element('style', {})
  root.appendChild(styles)
  root.appendChild(
    element(
      'section',
      { class: 'strip', role: 'region', 'aria-label': words.title },
      element('div', { class: 'head' }, element('h2', {}, words.title), element('p', { class: 'name' }, name), verdict, fold, element('button', { type: 'button', onclick: replay.leave }, strip.leave)),
      element('div', { class: 'tools' }, play, step, toError, speed, place),
      body,
    ),
  )
  document.documentElement.appendChild(home)
  styles.sheet?.insertRule(`@media all{${STRIP_STYLES}}`, 0)
  return home
}
