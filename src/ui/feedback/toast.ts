import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { layer } from '../theme/tokens'
import { TOAST_MS, type ShowToast, type Toast, type ToastKind } from './toastKind'

export { TOAST_MS }

/** How long a text waits for the renderer (ms); then it is shown plainly. */
const TIMEOUT_MS = 2_000

/** Queue and looks of the toasts: no first screen has one. Not tried again by itself, because `showPlainly` is there at once. */
export const toastRenderer = lazyChunk(() => import('./toastRenderer'), [])

/** Without the renderer: offline, or on a network that hangs. */
const showPlainly: ShowToast = ({ text, duration }) => {
  const element = document.createElement('p')
  element.setAttribute('role', 'alert')
  element.textContent = text
  element.style.cssText = `position:fixed;top:1.5em;left:10%;right:10%;z-index:${layer.toast};padding:1em;color:#fff;background:#2b211d;text-align:center`
  const close = () => element.parentNode?.removeChild(element)
  document.body.appendChild(element)
  if (duration < Infinity) setTimeout(close, duration)
  return close
}

let current: { close: () => void } | null = null

function dismiss(): void {
  current?.close()
  current = null
}

/** One toast at a time: the newest replaces the one that is shown, or that is waiting to be shown. */
function show(toast: Toast): () => void {
  dismiss()
  const mine = { close: () => undefined as void }
  current = mine
  const render = (showToast: ShowToast) => {
    if (current === mine) mine.close = showToast(toast)
  }
  const renderer = toastRenderer.loaded()
  if (renderer) render(renderer.showToast)
  else toastRenderer.read(TIMEOUT_MS).then(({ showToast }) => render(showToast), () => render(showPlainly))
  return () => {
    if (current === mine) dismiss()
  }
}

const timed =
  (kind: ToastKind) =>
  (text: string, duration = TOAST_MS): void =>
    void show({ kind, text, duration })

/** Usable anywhere, also outside React. Texts come from a catalogue or from the server. `<LazyToasts/>` shows them. */
export const toast = {
  success: timed('success'),
  error: timed('error'),
  warning: timed('warning'),
  /** Stays until the returned function closes it or another toast replaces it; closing a replaced one does nothing. */
  loading: (text: string): (() => void) => show({ kind: 'loading', text, duration: Infinity }),
  dismiss,
}
