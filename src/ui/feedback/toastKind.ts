export type ToastKind = 'success' | 'error' | 'warning' | 'loading'

/** `duration` in ms; readers get errors and warnings at once, the rest in turn. */
export type Toast = { readonly kind: ToastKind; readonly text: string; readonly duration: number }

/** Shows a toast and returns the way to take it away. */
export type ShowToast = (toast: Toast) => () => void

/** How long a toast stays (spec 2 §9). */
export const TOAST_MS = 2000
