import { useEffect } from 'react'
import { openHost } from '@/hosts'

/** While it is on the screen, this picture (a data URL) is what the native app saves when the user asks it to (spec 1 §7). */
export function useSaveableImage(image: string | undefined): void {
  useEffect(() => {
    if (image === undefined) return
    let takeBack: (() => void) | undefined
    let isShown = true
    void openHost().then((host) => {
      if (isShown) takeBack = host.onSaveImage(() => Promise.resolve(image))
    })
    return () => {
      isShown = false
      takeBack?.()
    }
  }, [image])
}
