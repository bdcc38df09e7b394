import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Config } from './configPath'
import type { DraftShelf, Saved } from './draftShelf'

/** Changes that come in quick succession are kept together (ms). */
const PAUSE = 300

type KeptDraft = {
  /** Whether this browser could keep the newest change. */
  readonly isKept: boolean
  /** Another tab works on this page too: nothing is kept here until it is settled whose draft it is to be. */
  readonly isContested: boolean
  readonly settle: () => void
}

/**
 * Keeps the draft of `page` in this browser, but never over one that another tab has written meanwhile. `takeOver` makes that one the draft here
 * too; null where this one has changes of its own, and it must be chosen between them.
 */
export function useKeptDraft(shelf: DraftShelf, page: string, config: Config, takeOver: (() => void) | null): KeptDraft {
  const [saved, setSaved] = useState<{ readonly page: string; readonly as: Saved }>({ page, as: 'kept' })
  const note = useCallback((as: Saved) => setSaved((before) => (before.page === page && before.as === as ? before : { page, as })), [page])
  const settleOrNote = useEffectEvent((of: string, as: Saved) => {
    const isTaken = as === 'changedElsewhere' && of === page && takeOver !== null
    if (isTaken) takeOver()
    // Of a page that is no longer open nothing is shown, and it is looked at again when it is opened.
    if (of === page) note(isTaken ? 'kept' : as)
  })
  const pending = useRef<{ readonly page: string; readonly keep: () => void } | null>(null)
  useEffect(() => {
    const keep = () => {
      pending.current = null
      settleOrNote(page, shelf.save(page, config))
    }
    pending.current = { page, keep }
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [shelf, page, config])
  // Before another page is opened or the tool is left, everything is kept.
  useEffect(() => {
    const keepNow = () => {
      if (pending.current?.page === page) pending.current.keep()
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [page])

  const look = useEffectEvent(({ key }: Pick<StorageEvent, 'key'>) => {
    if (shelf.isAbout(page, key)) settleOrNote(page, shelf.hasChanged(page, config) ? 'changedElsewhere' : 'kept')
  })
  useEffect(() => {
    const hear = (event: StorageEvent) => look(event)
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])

  const as = saved.page === page ? saved.as : 'kept'
  useEffect(() => {
    if (as === 'kept') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [as])
  return { isKept: as !== 'notKept', isContested: as === 'changedElsewhere', settle: useCallback(() => note('kept'), [note]) }
}
