import { useEffectEvent, useLayoutEffect } from 'react'
import { isCoveredByShell, takeEarlyPress } from '@/lib/page/documentShell'
import { onScreenShown } from '@/lib/page/screenState'

/** Presses once, by itself, where the user has pressed the button in the document's first paint, which this one takes the place of. */
export function useEarlyPress(press: () => void): void {
  const onPress = useEffectEvent(press)
  useLayoutEffect(() => {
    if (!isCoveredByShell()) return undefined
    const stop = onScreenShown(() => {
      stop()
      // After the screen has been shown: a press may lead away.
      if (takeEarlyPress()) setTimeout(onPress)
    })
    return stop
  }, [])
}
