import { useEffect, useState } from 'react'
import { onFirstTouch } from '@/lib/page/firstTouch'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { toastRenderer } from './toast'

/** Where toasts show, once there are any. Mounted once, inside the ThemeProvider. */
export function LazyToasts() {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  const { loaded } = useLazyChunk(toastRenderer, isTouched)
  // There from the start: an overlay hides the rest of the page from readers, and spares only the live regions that it finds when it opens.
  return <div aria-live="polite">{loaded && <loaded.ToastHost />}</div>
}
