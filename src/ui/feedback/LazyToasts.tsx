import { useEffect } from 'react'
import { onFirstTouch } from '@/lib/firstTouch'
import { useLazyChunk } from '@/lib/lazy/useLazyChunk'
import { toastRenderer } from './toast'

/** Where toasts show, once there are any. Mounted once, inside the ThemeProvider. */
export function LazyToasts() {
  const { loaded, load } = useLazyChunk(toastRenderer, false)
  useEffect(() => onFirstTouch(load), [load])
  return loaded ? <loaded.ToastHost /> : null
}
