import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Config } from './configPath'
import type { DraftShelf, Saved } from './draftShelf'

/** Changes that come in quick succession are kept together (ms). */
const PAUSE = 300

/** The pages whose newest change this browser did not keep, and why. */
export type Unkept = { readonly [page: string]: Exclude<Saved, 'kept'> }

type KeptDraft = {
  readonly unkept: Unkept
  /** Another tab works on this page too: nothing is kept here until it is settled whose draft it is to be. */
  readonly isContested: boolean
  readonly settle: () => void
}

/**
 * Keeps the draft of `page` in this browser, but never over one that another tab has written meanwhile. Where this one has no changes of its own,
 * `takeOver` makes that one the draft here too; else it must be chosen between them. What could not be kept is not forgotten when another page is opened.
 */
export function useKeptDraft(shelf: DraftShelf, page: string, config: Config, isOwn: boolean, takeOver: () => void): KeptDraft {
  const [unkept, setUnkept] = useState<Unkept>({})
  const note = useCallback((of: string, as: Saved) => setUnkept((before) => noted(before, of, as)), [])
  const settleOrNote = useEffectEvent((of: string, as: Saved, hasOwn: boolean) => {
    const isTheirs = as === 'changedElsewhere' && !hasOwn
    // A page that is no longer open takes it over when it is opened again.
    if (isTheirs && of === page) takeOver()
    note(of, isTheirs ? 'kept' : as)
  })
  const pending = useRef<{ readonly page: string; readonly keep: () => void } | null>(null)
  useEffect(() => {
    const keep = () => {
      pending.current = null
      settleOrNote(page, shelf.save(page, config), isOwn)
    }
    pending.current = { page, keep }
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [shelf, page, config, isOwn])
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
    if (shelf.isAbout(page, key)) settleOrNote(page, shelf.hasChanged(page, config) ? 'changedElsewhere' : 'kept', isOwn)
  })
  useEffect(() => {
    const hear = (event: StorageEvent) => look(event)
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])

  const isAllKept = Object.keys(unkept).length === 0
  useEffect(() => {
    if (isAllKept) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAllKept])
  return { unkept, isContested: unkept[page] === 'changedElsewhere', settle: useCallback(() => note(page, 'kept'), [note, page]) }
}

function noted(before: Unkept, page: string, as: Saved): Unkept {
  if ((before[page] ?? 'kept') === as) return before
  const { [page]: _, ...others } = before
  return as === 'kept' ? others : { ...others, [page]: as }
}
