import { simulatorMessages } from '../messages'
import { browserMemory } from '../tabMemory'
import { element } from './element'

/** As narrow as the empty edge of a page, so that it lies on no amount and no button. */
const WIDTH = 24
const HEIGHT = 56
const MARGIN = 6
/** How far an arrow key moves it, as a share of the height. */
const KEY_STEP = 0.06
/** Less than this is a tap with an unsteady thumb (px). */
const DRAG_FROM = 6

type Place = { readonly isLeft: boolean; readonly share: number }
const places = browserMemory('place')

/** Where the button stands: at an edge, at a share of the height, so that it stays on the screen when the screen turns. */
function keptPlace(): Place {
  const [side, share] = (places.read() ?? 'right 0.62').split(' ')
  return { isLeft: side === 'left', share: Math.min(1, Math.max(0, Number(share) || 0)) }
}

/** The button that opens the panel. It lies at an edge, from where it can be dragged, or moved by arrow keys, to another place of it or of the other edge; that is remembered. */
export function panelHandle(open: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'handle', 'aria-label': simulatorMessages.read().open })
  button.innerHTML =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M8 15h8"/></svg>'
  const room = () => Math.max(0, window.innerHeight - HEIGHT - 2 * MARGIN)
  const moveTo = (left: number, top: number) => {
    button.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  }
  const rest = () => {
    const { isLeft, share } = keptPlace()
    button.className = `handle ${isLeft ? 'left' : 'right'}`
    moveTo(isLeft ? 0 : document.documentElement.clientWidth - WIDTH, MARGIN + share * room())
  }
  const keep = ({ isLeft, share }: Place) => places.write(`${isLeft ? 'left' : 'right'} ${share}`)
  button.addEventListener('keydown', (event) => {
    const { isLeft, share } = keptPlace()
    const to: Readonly<Record<string, Place>> = {
      ArrowLeft: { isLeft: true, share },
      ArrowRight: { isLeft: false, share },
      ArrowUp: { isLeft, share: Math.max(0, share - KEY_STEP) },
      ArrowDown: { isLeft, share: Math.min(1, share + KEY_STEP) },
    }
    const place = to[event.key]
    if (!place) return
    event.preventDefault()
    keep(place)
    rest()
  })
  let start: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
  let wasDragged = false

  button.addEventListener('pointerdown', (event) => {
    const { left, top } = button.getBoundingClientRect()
    start = { x: event.clientX, y: event.clientY, left, top }
    wasDragged = false
    button.setPointerCapture(event.pointerId)
  })
  button.addEventListener('pointermove', (event) => {
    if (!start) return
    const [right, down] = [event.clientX - start.x, event.clientY - start.y]
    if (!wasDragged && Math.abs(right) + Math.abs(down) < DRAG_FROM) return
    wasDragged = true
    moveTo(start.left + right, start.top + down)
  })
  const release = () => {
    if (start && wasDragged) {
      const { left, top } = button.getBoundingClientRect()
      keep({ isLeft: left + WIDTH / 2 < window.innerWidth / 2, share: (top - MARGIN) / (room() || 1) })
    }
    start = null
    rest()
  }
  button.addEventListener('pointerup', release)
  button.addEventListener('pointercancel', release)
  button.addEventListener('click', () => {
    if (!wasDragged) open()
    wasDragged = false
  })
  window.addEventListener('resize', rest)
  rest()
  return button
}
