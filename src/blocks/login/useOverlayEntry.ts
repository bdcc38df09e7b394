import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'

const MARK = 'overlay'
/** A web view that does not go back when it is told to may not hold up a login (ms). */
const REDIRECT_TIMEOUT_MS = 1_000

/**
 * Lets "back" close an overlay instead of leaving the page: while the overlay is open it has an entry of its own in the history, which
 * goes again when the overlay is closed by other means. `gone` resolves once that entry is no longer the current one.
 */
export function useOverlayEntry(isOpen: boolean, onBack: () => void): { readonly gone: () => Promise<void> } {
  const location = useLocation()
  const navigate = useNavigate()
  const hasEntry = isMarked(location.state)
  const phase = useRef<'closed' | 'opening' | 'open' | 'leaving'>('closed')
  const settle = useRef<() => void>(undefined)

  useEffect(() => {
    const closed = () => {
      phase.current = 'closed'
      settle.current?.()
    }
    if (phase.current === 'closed' && isOpen) {
      // After a reload the entry is still there.
      phase.current = hasEntry ? 'open' : 'opening'
      if (!hasEntry) void navigate(location, { state: { ...(location.state as object | null), [MARK]: true }, preventScrollReset: true })
      return
    }
    if (phase.current === 'opening' && hasEntry) phase.current = 'open'
    if (phase.current === 'open' && !hasEntry) {
      closed()
      if (isOpen) onBack()
    }
    if (phase.current === 'open' && !isOpen) {
      phase.current = 'leaving'
      void navigate(-1)
    }
    if (phase.current === 'leaving' && !hasEntry) closed()
    // oxlint-disable-next-line react/exhaustive-deps -- a step is taken when one of these two changes, with whatever else is current then
  }, [isOpen, hasEntry])

  return {
    gone: () =>
      phase.current === 'closed'
        ? Promise.resolve()
        : new Promise((resolve) => {
            settle.current = resolve
            setTimeout(resolve, REDIRECT_TIMEOUT_MS)
          }),
  }
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state
}
