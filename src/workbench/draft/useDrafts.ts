import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Config, ConfigPath } from './configPath'
import { configOf, draftsReducer, type Drafts } from './drafts'
import { startHistory, type History } from './history'
import { saveDraft, storedPages, readDraft } from './storedDrafts'

/** Changes that come in quick succession are kept together (ms). */
const PAUSE = 300

export type DraftsOfPage = {
  readonly config: Config
  readonly history: History<Config>
  /** The pages of which something is set, now or when this browser kept them. */
  readonly edited: ReadonlySet<string>
  /** Whether this browser could keep the newest change. */
  readonly isKept: boolean
  readonly open: (page: string, linked?: Config | null) => void
  readonly edit: (path: ConfigPath, value: unknown, isTyping?: boolean) => void
  readonly replace: (config: Config, what: 'import' | 'reset') => void
  readonly goTo: (index: number) => void
}

const NEVER_OPENED = startHistory<Config>({}, 0)

function withPage(drafts: Drafts, page: string, linked?: Config | null): Drafts {
  return draftsReducer(drafts, { type: 'opened', page, kept: readDraft(page) ?? {}, ...(linked ? { linked } : {}), at: Date.now() })
}

/** The drafts of all pages, with the one of `page` at hand. Each is kept in this browser until it is back at its defaults. */
export function useDrafts(page: string, linked?: Config | null): DraftsOfPage {
  const [drafts, dispatch] = useReducer(draftsReducer, {}, (none) => withPage(none, page, linked))
  const [isKept, setKept] = useState(true)
  const config = configOf(drafts, page)
  const [kept] = useState(storedPages)
  // As text, so that the set stays the same one while the user types.
  const edited = [...new Set([...kept, ...Object.keys(drafts)])].filter((other) => !drafts[other] || Object.keys(configOf(drafts, other)).length > 0).join(' ')

  const pending = useRef<{ readonly page: string; readonly keep: () => void } | null>(null)
  useEffect(() => {
    const keep = () => {
      pending.current = null
      setKept(saveDraft(page, config))
    }
    pending.current = { page, keep }
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [page, config])
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
  useEffect(() => {
    if (isKept) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isKept])

  return {
    config,
    history: drafts[page] ?? NEVER_OPENED,
    edited: useMemo(() => new Set(edited.split(' ')), [edited]),
    isKept,
    open: useCallback((opened: string, from?: Config | null) => dispatch({ type: 'opened', page: opened, kept: readDraft(opened) ?? {}, ...(from ? { linked: from } : {}), at: Date.now() }), []),
    edit: useCallback((path: ConfigPath, value: unknown, isTyping = false) => dispatch({ type: 'edited', page, path, value, isTyping, at: Date.now() }), [page]),
    replace: useCallback((next: Config, what: 'import' | 'reset') => dispatch({ type: 'replaced', page, config: next, what, at: Date.now() }), [page]),
    goTo: useCallback((index: number) => dispatch({ type: 'wentTo', page, index }), [page]),
  }
}
