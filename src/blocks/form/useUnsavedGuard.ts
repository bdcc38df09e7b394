import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { useDirtyForm } from '@/lib/dirtyForms'
import { openDialog } from '@/ui/openDialog'
import { formMessages } from './messages'

const GO = 1

type Guard = {
  /** Read at the moment of leaving, when what was drawn last may be behind. */
  readonly isDirty: () => boolean
  /** Pages that carry the content on, or that people are led to and do not choose. */
  readonly mayGoTo: (pathname: string) => boolean
}

/** Asks before a form with unsaved content is left (spec 2 §4, §8). */
export function useUnsavedGuard({ isDirty, mayGoTo }: Guard): void {
  useDirtyForm(isDirty())
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty() && !mayGoTo(nextLocation.pathname))
  const settle = useEffectEvent((mayGo: boolean) => {
    if (blocker.state !== 'blocked') return
    if (mayGo) blocker.proceed()
    else blocker.reset()
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) void ask().then(settle)
  }, [isBlocked])
}

async function ask(): Promise<boolean> {
  await formMessages.ready()
  const { title, text, stay, go } = formMessages.read().leave
  const answer = await openDialog({ title, text, actions: [{ label: stay, kind: 'primary' }, { label: go, kind: 'secondary' }] })
  return answer === GO
}
