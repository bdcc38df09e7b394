export type ToastKind = 'success' | 'error' | 'warning' | 'loading'

/** `duration` in ms; screen readers announce errors and warnings at once, the rest in turn. */
export type Toast = { readonly kind: ToastKind; readonly text: string; readonly duration: number }

/** Shows a toast and returns the function that closes it. */
export type ShowToast = (toast: Toast) => () => void

/** How long a toast stays (spec 2 §9). */
export const TOAST_MS = 2000
