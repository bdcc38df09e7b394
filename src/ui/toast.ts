import { toast as queue } from 'react-hot-toast/headless'

export type ToastKind = 'success' | 'error' | 'warning' | 'loading'

/** How long a toast stays (spec 2 §9). */
export const TOAST_MS = 2000

/** `duration` in ms; 2 s unless told (spec 2 §9). */
type ShowToast = (text: string, duration?: number) => void

const KINDS = { success: queue.success, error: queue.error, warning: queue, loading: queue.loading }

/** One toast at a time: the newest words replace what is there. Readers get errors and warnings at once, the rest in turn. */
function show(kind: ToastKind, text: string, duration: number): string {
  queue.removeAll()
  return KINDS[kind](text, { duration, ariaProps: kind === 'error' || kind === 'warning' ? { role: 'alert', 'aria-live': 'assertive' } : { role: 'status', 'aria-live': 'polite' } })
}

const timed =
  (kind: ToastKind): ShowToast =>
  (text, duration = TOAST_MS) => {
    show(kind, text, duration)
  }

/** Usable anywhere, also outside React. Texts come from a catalogue or from the server. `<ToastHost/>` shows them. */
export const toast = {
  success: timed('success'),
  error: timed('error'),
  warning: timed('warning'),
  /** Stays until closed by what it returns, or replaced by another toast; closing it late never closes its successor. */
  loading: (text: string): (() => void) => {
    const id = show('loading', text, Infinity)
    return () => queue.remove(id)
  },
  dismiss: (): void => queue.removeAll(),
}
