import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useExitToHome } from '@/features/activity'
import { useHref } from '@/lib/history/useNavigate'
import { useDirtyForm } from '@/lib/history/dirtyForms'
import { useLeaveGuard } from '@/lib/history/useLeaveGuard'
import { openWordedDialog } from '@/ui/overlay/openWordedDialog'
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
  const mustAskOut = isDirty()
  useDirtyForm(mustAskOut)
  // Not the window's address: after a step back it is already the next one.
  const here = useHref(useLocation().pathname)
  const held = useLeaveGuard({ mustAsk: (next) => here !== next && isDirty() && !mayGoTo(next), mustAskOut, exit: useExitToHome({ replace: true }) })
  useEffect(() => {
    if (held) void ask().then((mayGo) => (mayGo ? held.go() : held.stay()))
  }, [held])
}

async function ask(): Promise<boolean> {
  const answer = await openWordedDialog(formMessages, ({ leave: { title, text, stay, go } }) => ({ title, text, actions: [{ label: stay, kind: 'primary' }, { label: go, kind: 'secondary' }] }))
  return answer === GO
}
