import type { BoxStatus } from './protocol'

const SELECTOR = '[data-box]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** The names of the boxes that the page shows now, in the order in which they stand. */
export function shownBoxes(fields: object): readonly string[] {
  const names = [...document.querySelectorAll(SELECTOR)].flatMap((element) => element.getAttribute('data-box') ?? [])
  return [...new Set(names)].filter((name) => isField(fields, name))
}

/** A name comes from outside, and goes into a selector. */
export const isField = (fields: object, name: string): boolean => Object.prototype.hasOwnProperty.call(fields, name)

export type BoxMarks = { readonly active: string | null; readonly hover: string | null }

export const noMarks: BoxMarks = { active: null, hover: null }

export const markedAs = ({ active, hover }: BoxMarks, box: string, status: BoxStatus): BoxMarks => {
  if (status === 'active') return { active: box, hover }
  if (status === 'hover') return { active, hover: box }
  return { active: active === box ? null : active, hover: hover === box ? null : hover }
}

export function showBox(box: string): void {
  const element = [...document.querySelectorAll(SELECTOR)].find((candidate) => candidate.getAttribute('data-box') === box)
  const isSeen = (rect: DOMRect): boolean => rect.top >= 0 && rect.bottom <= window.innerHeight
  if (element && !isSeen(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center' })
}

type BoxPort = { readonly fields: object; readonly marks: () => BoxMarks; readonly mark: (box: string, status: BoxStatus) => void }

/**
 * Lets boxes be pointed at and chosen, by mouse, finger and keyboard. A box that is chosen does nothing else: what lies in it is
 * not pressed. Listens on the document, so that nothing is attached to the page's own elements.
 */
export function watchBoxes({ fields, marks, mark }: BoxPort): () => void {
  const boxAround = (target: EventTarget | null): string | null => {
    const box = target instanceof Element ? target.closest(SELECTOR)?.getAttribute('data-box') : null
    return box && isField(fields, box) ? box : null
  }
  const choose = (event: Event, box: string): void => {
    event.preventDefault()
    event.stopPropagation()
    const { active } = marks()
    if (active !== null && active !== box) mark(active, 'inactive')
    mark(box, 'active')
  }
  const point = ({ target }: Event): void => {
    const { hover, active } = marks()
    const box = boxAround(target)
    if (box === hover) return
    if (hover !== null && hover !== active) mark(hover, 'inactive')
    if (box !== null && box !== active) mark(box, 'hover')
  }
  const press = (event: Event): void => {
    const box = boxAround(event.target)
    if (box !== null) choose(event, box)
  }
  const type = (event: Event): void => {
    const { key, target } = event as KeyboardEvent
    const { active } = marks()
    const box = target instanceof Element && target.hasAttribute('data-box') ? boxAround(target) : null
    if ((key === 'Enter' || key === ' ') && box !== null) choose(event, box)
    else if (key === 'Escape' && active !== null) mark(active, 'inactive')
  }
  const listeners = { click: press, mouseover: point, mouseout: leave(point), focusin: point, keydown: type }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
  makeReachable()
  const observer = new MutationObserver(makeReachable)
  observer.observe(document.body, { subtree: true, childList: true })
  return () => {
    observer.disconnect()
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true)
  }
}

/** Only out of the frame: within it, the next element says where the pointer is. */
const leave =
  (point: (event: Event) => void) =>
  (event: Event): void => {
    if ((event as MouseEvent).relatedTarget === null) point(new Event('leave'))
  }

/** A box with nothing in it that takes the focus takes it itself. */
function makeReachable(): void {
  for (const element of document.querySelectorAll(`${SELECTOR}:not([tabindex])`)) {
    if (!element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)) element.setAttribute('tabindex', '0')
  }
}
