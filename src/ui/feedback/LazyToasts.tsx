import { useEffect, useState, type ComponentType } from 'react'
import { onFirstTouch } from '@/lib/firstTouch'
import { loadToasts, toastsLoaded } from './toast'

/** Where toasts show, once there are any. Mounted once, inside the ThemeProvider. */
export function LazyToasts() {
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    let isHere = true
    void toastsLoaded.then(({ ToastHost }) => isHere && setHost(() => ToastHost))
    const unsubscribe = onFirstTouch(() => void loadToasts().catch(() => undefined))
    return () => {
      isHere = false
      unsubscribe()
    }
  }, [])
  return Host ? <Host /> : null
}
