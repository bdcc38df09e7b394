import { useLayoutEffect } from 'react'
import { removeShell } from './documentShell'

type Shown = 'ready' | 'error'

const listeners = new Set<() => void>()

/** Called after each screen has shown its content or its error. */
export function onScreenShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says that the screen now shows its content, or an error in its place: the document's first-paint shell goes, `<html data-app>` tells outside checks. */
export function useScreenState(shown: Shown): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-app', shown)
    removeShell()
    for (const listener of listeners) listener()
  }, [shown])
}
