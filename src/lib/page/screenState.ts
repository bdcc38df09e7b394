import { useLayoutEffect } from 'react'
import { removeShell } from './documentShell'
import { whenReleased } from './earlyPress'

type Shown = 'ready' | 'error'

const listeners = new Set<() => void>()

/** Called after each screen has shown its content or its error. */
export function onScreenShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Marks that the screen shows its content, or an error: removes the document's first paint and sets `<html data-app>` for outside checks. */
export function useReportScreenState(shown: Shown): void {
  useLayoutEffect(
    () =>
      whenReleased(() => {
        document.documentElement.setAttribute('data-app', shown)
        removeShell()
        for (const listener of listeners) listener()
      }),
    [shown],
  )
}
