import { useLayoutEffect } from 'react'
import { isPressedEarly } from '@/lib/page/earlyPress'

/** Presses once, by itself, where the user has pressed the button in the document's first paint, which this one takes the place of. */
export function useEarlyPress(press: () => void): void {
  useLayoutEffect(() => {
    // The first paint is still there: it goes when the screen of which this is a part is. A press may lead away, which waits for that.
    if (isPressedEarly()) setTimeout(press)
    // oxlint-disable-next-line react/exhaustive-deps -- the first button alone
  }, [])
}
