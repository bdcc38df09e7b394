import { TOAST_MS, type ShowToast, type Toast, type ToastKind } from './toastKind'

export { TOAST_MS }

// oxlint-disable-next-line typescript/consistent-type-imports -- the type of the whole lazy module
type Toasts = typeof import('./toastRenderer')

/** How long words wait for the code that shows them well (ms); then they show plainly. */
const TIMEOUT_MS = 2_000

let announce: (toasts: Toasts) => void
/** Resolves once there is something that shows toasts. */
export const toastsLoaded = new Promise<Toasts>((resolve) => {
  announce = resolve
})
let toasts: Toasts | undefined

/** Queue and looks of the toasts: no first screen has one. Rejects when they cannot be had; another call asks again. */
export async function loadToasts(): Promise<ShowToast> {
  if (!toasts) {
    toasts = await import('./toastRenderer')
    announce(toasts)
  }
  return toasts.showToast
}

/** What there is to say is said, also offline or on a network that hangs. */
const showPlainly: ShowToast = ({ text, duration }) => {
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = text
  words.style.cssText = 'position:fixed;top:40%;left:10%;right:10%;z-index:99;padding:1em;color:#fff;background:#2b211d;text-align:center'
  const close = () => words.parentNode?.removeChild(words)
  document.body.appendChild(words)
  if (duration < Infinity) setTimeout(close, duration)
  return close
}

const rendererInTime = (): Promise<ShowToast> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(showPlainly)
    setTimeout(giveUp, TIMEOUT_MS)
    loadToasts().then(resolve, giveUp)
  })

let current: { close: () => void } | null = null

function dismiss(): void {
  current?.close()
  current = null
}

/** One toast at a time: the newest words replace what is there, or what still waits to be shown. */
function show(toast: Toast): () => void {
  dismiss()
  const mine = { close: () => undefined as void }
  current = mine
  const speak = (showToast: ShowToast) => {
    if (current === mine) mine.close = showToast(toast)
  }
  if (toasts) speak(toasts.showToast)
  else void rendererInTime().then(speak)
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
  /** Stays until closed by what it returns, or replaced by another toast; closing it late never closes its successor. */
  loading: (text: string): (() => void) => show({ kind: 'loading', text, duration: Infinity }),
  dismiss,
}
