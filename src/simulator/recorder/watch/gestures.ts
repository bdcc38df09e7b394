import { controlAt, nameOf, roleOf, targetOf } from '../../recording/control'
import type { RecordingEventOf, Target } from '../../recording/format'
import type { Redactor } from '../redaction/redactor'
import { fieldKind } from './fieldKind'

type Gesture = RecordingEventOf<'press' | 'type' | 'choose' | 'key' | 'drag' | 'scroll'>
type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never
/** `add` answers what replaces the event while nothing else has been done: typing goes on in it. */
type Watch = { readonly redactor: Redactor; readonly add: (gesture: WithoutTime<Gesture>) => (later: WithoutTime<Gesture>) => void }

const NO_TYPING = /^(checkbox|radio|button|submit|reset|range|file|color|image)$/
const KEYS = /^(Enter|Escape|Arrow\w+|Home|End|Page\w+| )$/
/** Less is an unsteady thumb (CSS pixels). */
const DRAGGED_FROM = 10
/** Longer than a scroll that goes on pauses (ms). */
const AT_REST = 200

/** Hears of what a person does before the page does. The test panel's own is not the page's. */
export function watchGestures({ redactor, add }: Watch): void {
  const on = <Name extends keyof WindowEventMap>(name: Name, act: (element: Element, event: WindowEventMap[Name]) => void) =>
    window.addEventListener(
      name,
      (event) => {
        const { target } = event
        if (target === document) act(document.documentElement, event)
        else if (target instanceof Element && target.localName !== 'market-platform-simulator') act(target, event)
      },
      true,
    )
  const named = (element: Element): Target => targetOf(element, redactor.text)
  let typing: { readonly field: Element; readonly again: (later: WithoutTime<Gesture>) => void } | null = null
  let [isByKey, wasDragged] = [false, false]
  let down: { readonly control: Element; readonly x: number; readonly y: number } | null = null
  const done = (gesture: WithoutTime<Gesture>) => {
    typing = null
    return add(gesture)
  }

  on('click', (element, { detail }) => {
    // A key presses what has the focus, and so does letting go of what was dragged: both are told already.
    const isTold = (isByKey && detail === 0) || wasDragged
    wasDragged = false
    if (isTold || isTextField(element)) return
    const control = controlAt(element)
    const label = element.closest('label')
    // The press of what it is the label of comes next.
    if (!control || (label?.control && !label.contains(control))) return
    if (control.localName !== 'select') done({ kind: 'press', target: named(control) })
  })
  on('input', (field) => {
    if (!isTextField(field)) return
    const value = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')
    const kind = fieldKind(field, nameOf(field), value)
    const gesture = { kind: 'type', target: named(field), value: kind ? redactor.typed(kind, value) : value } as const
    if (typing?.field === field) typing.again(gesture)
    else typing = { field, again: add(gesture) }
  })
  on('change', (field) => {
    if (field instanceof HTMLSelectElement) done({ kind: 'choose', target: named(field), option: redactor.text(field.selectedOptions[0]?.label ?? '') })
  })
  on('keydown', (element, { key }) => {
    if (!KEYS.test(key) || (isTextField(element) && key !== 'Enter' && key !== 'Escape')) return
    isByKey = true
    done({ kind: 'key', target: element === document.body ? null : named(element), key })
  })
  on('keyup', () => setTimeout(() => (isByKey = false)))
  on('pointerdown', (element, { clientX, clientY }) => {
    isByKey = wasDragged = false
    const control = controlAt(element)
    down = control && { control, x: clientX, y: clientY }
  })
  window.addEventListener('pointercancel', () => (down = null), true)
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const by = down && { x: Math.round(clientX - down.x), y: Math.round(clientY - down.y) }
      wasDragged = by !== null && Math.abs(by.x) + Math.abs(by.y) >= DRAGGED_FROM
      if (down && by && wasDragged && roleOf(down.control) !== 'listbox') done({ kind: 'drag', target: named(down.control), by })
      down = null
    },
    true,
  )
  watchScrolling(on, (element) => {
    const chosen = roleOf(element) === 'listbox' ? element.querySelector('[role=option][aria-selected=true]') : null
    if (chosen) done({ kind: 'press', target: named(chosen) })
    else done({ kind: 'scroll', target: element === document.documentElement ? null : named(element), top: Math.round(element === document.documentElement ? window.pageYOffset : element.scrollTop) })
  })
}

/** Only what a finger or a wheel has moved: what scrolls by itself follows from the rest. */
function watchScrolling(on: (name: 'scroll' | 'touchmove' | 'wheel', act: (element: Element) => void) => void, rested: (element: Element) => void): void {
  let movedAt = 0
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const moved = () => {
    movedAt = Date.now()
  }
  on('touchmove', moved)
  on('wheel', moved)
  on('scroll', (element) => {
    // Momentum goes on for some time.
    if (Date.now() - movedAt > 2_000) return
    clearTimeout(timers.get(element))
    timers.set(element, setTimeout(() => rested(element), AT_REST))
  })
}

const isTextField = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !NO_TYPING.test(element.type)) || (element instanceof HTMLElement && element.isContentEditable)
