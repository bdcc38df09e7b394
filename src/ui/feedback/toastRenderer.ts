import { toast as queue } from 'react-hot-toast/headless'
import type { ShowToast } from './toastKind'

export { ToastHost } from './ToastHost'

const KINDS = { success: queue.success, error: queue.error, warning: queue, loading: queue.loading }

export const showToast: ShowToast = ({ kind, text, duration }) => {
  const id = KINDS[kind](text, { duration, ariaProps: kind === 'error' || kind === 'warning' ? { role: 'alert', 'aria-live': 'assertive' } : { role: 'status', 'aria-live': 'polite' } })
  return () => queue.remove(id)
}
