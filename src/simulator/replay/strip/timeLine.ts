import { element } from '../../panel/element'
import { marksOf, type Mark } from '../marks'
import { replayMessages } from '../messages'
import type { RunningReplay } from '../startReplay'
import { stepWords } from '../words'

const LANES = ['step', 'call', 'action'] as const

/** Steps, calls and events on one line by time. Steps are pressed to play until there; arrow keys go from one to the next. */
export function timeLine({ tape, progress, playUntil }: RunningReplay): { readonly view: HTMLElement; readonly show: () => void } {
  const words = replayMessages.read()
  const { strip } = words
  const told = element('p', { class: 'told' })
  const wordsOf = ({ lane, index, at, name, isFailure }: Mark): string => {
    const what = lane === 'step' ? stepWords(words, tape.moments[index]) : `${strip.one[lane]} ${name}`
    return `${strip.at((at / 1000).toFixed(1))} ${what}${isFailure ? ` (${strip.failed})` : ''}`
  }
  const marks = marksOf(tape).map((mark, column) => {
    const text = wordsOf(mark)
    const tell = () => (told.textContent = text)
    const isStep = mark.lane === 'step'
    const view = element(isStep ? 'button' : 'span', { type: isStep ? 'button' : undefined, class: `mark ${mark.lane}`, title: text, 'aria-label': isStep ? text : undefined, onfocus: tell, onmouseenter: tell })
    view.style.gridColumn = String(column + 2)
    view.style.gridRow = String(LANES.indexOf(mark.lane) + 1)
    if (isStep) view.addEventListener('click', () => playUntil(mark.index + 1))
    return { mark, view }
  })
  const steps = marks.filter(({ mark }) => mark.lane === 'step')
  const focusOn = (place: number) => {
    const wanted = steps[Math.max(0, Math.min(steps.length - 1, place))]
    steps.forEach(({ view }) => (view.tabIndex = view === wanted?.view ? 0 : -1))
    return wanted?.view
  }
  const line = element('div', { class: 'line', role: 'group', 'aria-label': strip.timeLine }, ...LANES.map((lane, row) => laneName(strip.lanes[lane], row + 1)), ...marks.map(({ view }) => view))
  line.addEventListener('keydown', (event) => {
    const at = steps.findIndex(({ view }) => view === event.target)
    const to: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: steps.length - 1 }
    const place = to[event.key]
    if (place === undefined || at < 0) return
    event.preventDefault()
    focusOn(place)?.focus()
  })
  focusOn(progress.next)

  const show = () => {
    const { next, asked, differences, isOver } = progress
    marks.forEach(({ mark: { lane, index, at, isFailure }, view }) => {
      const isDone = lane === 'step' ? index < next : lane === 'call' ? asked.indexOf(index) >= 0 : isOver || at < (tape.moments[next - 1]?.at ?? 0)
      const isNext = lane === 'step' && index === next
      const isOther = lane === 'step' && differences.some(({ moment, kind }) => moment === index && kind !== 'viewport')
      view.className = ['mark', lane, isDone && 'done', isNext && 'next', isFailure && 'failed', isOther && 'other'].filter(Boolean).join(' ')
      if (isNext) view.setAttribute('aria-current', 'step')
      else view.removeAttribute('aria-current')
      if (isNext) line.scrollLeft = Math.max(0, view.offsetLeft - line.clientWidth / 2)
    })
  }
  return { view: element('div', {}, line, told), show }
}

function laneName(text: string, row: number): HTMLElement {
  const view = element('span', { class: 'lane' }, text)
  view.style.gridRow = String(row)
  view.style.gridColumn = '1'
  return view
}
