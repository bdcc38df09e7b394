import { useEffect, useState } from 'react'
import { onFirstTouch } from '@/lib/page/firstTouch'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { toastRenderer } from './toast'

/** Where toasts show, once there are any. Mounted once, inside the ThemeProvider. */
export function LazyToasts() {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  const { loaded } = useLazyChunk(toastRenderer, isTouched)
  return loaded ? <loaded.ToastHost /> : null
}
