import { useLayoutEffect } from 'react'

type Shown = 'ready' | 'error'

let listener: (() => void) | undefined

/** Called after each screen has shown its content or its error. One listener: the app's root. */
export function onScreenShown(listen: () => void): () => void {
  listener = listen
  return () => {
    listener = undefined
  }
}

/** Says that the screen now shows its content, or an error in its place: the document's first-paint shell goes, `<html data-app>` tells outside checks. */
export function useScreenState(shown: Shown): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-app', shown)
    const shell = document.getElementById('shell')
    shell?.parentNode?.removeChild(shell)
    listener?.()
  }, [shown])
}
