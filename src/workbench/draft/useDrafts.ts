import { useCallback, useMemo, useReducer, useState } from 'react'
import type { Config, ConfigPath } from './configPath'
import { openShelf, type DraftShelf } from './draftShelf'
import { configOf, draftsReducer, isOwn, type DraftEvent, type Replacement } from './drafts'
import { startHistory, type History, type Step } from './history'
import { storedPages } from './storedDrafts'
import { useKeptDraft, type Unkept } from './useKeptDraft'

export type DraftsOfPage = {
  readonly config: Config
  readonly history: History<Config>
  /** The pages of which something is set, now or when this browser kept them. */
  readonly edited: ReadonlySet<string>
  readonly unkept: Unkept
  /** Another tab has made another draft of this page: `settle` with the one that is to stay. Both are then steps of the history. */
  readonly isContested: boolean
  readonly settle: (whose: 'mine' | 'theirs') => void
  /** `linked` is what an address says of it. That of an earlier visit (`isVisited`) is older than any draft there is. */
  readonly open: (page: string, linked?: Config | null, isVisited?: boolean) => void
  readonly edit: (path: ConfigPath, value: unknown, isTyping?: boolean) => void
  readonly replace: (config: Config, what: Replacement) => void
  readonly goTo: (index: number) => void
  readonly goBackTo: (step: Step<Config>) => void
}

const NEVER_OPENED = startHistory<Config>({}, 0)

function opened(shelf: DraftShelf, page: string, linked: Config | null | undefined, isVisited: boolean): DraftEvent {
  // A page that was open before goes on with what it had: another tab's change of it is found when it is kept.
  const isOpen = shelf.hasRead(page)
  const kept = isOpen ? undefined : shelf.read(page)
  const isOlder = isVisited && (isOpen || kept !== undefined)
  return { type: 'opened', page, kept: kept ?? {}, ...(linked && !isOlder ? { linked } : {}), at: Date.now() }
}

type DraftsOptions = {
  /** What the address says of the page that is opened first; that of an earlier visit is older than a draft that is kept. */
  readonly linked?: Config | undefined
  readonly isVisited: boolean
  /** Another tab's draft of the page has taken the place of this one, which was as it was opened. */
  readonly onTakenOver: () => void
}

/** The drafts of all pages, with the one of `page` at hand. Each is kept in this browser until it is back at its defaults. */
export function useDrafts(page: string, { linked, isVisited, onTakenOver }: DraftsOptions): DraftsOfPage {
  const [shelf] = useState(() => openShelf())
  const [drafts, dispatch] = useReducer(draftsReducer, {}, (none) => draftsReducer(none, opened(shelf, page, linked, isVisited)))
  const config = configOf(drafts, page)
  const [kept] = useState(storedPages)
  // As text, so that the set stays the same one while the user types.
  const edited = [...new Set([...kept, ...Object.keys(drafts)])].filter((other) => !drafts[other] || Object.keys(configOf(drafts, other)).length > 0).join(' ')
  const history = drafts[page] ?? NEVER_OPENED
  const replace = useCallback((next: Config, what: Replacement) => dispatch({ type: 'replaced', page, config: next, what, at: Date.now() }), [page])
  const takeTheirs = () => replace(shelf.read(page) ?? {}, 'otherTab')
  const takeOver = () => {
    takeTheirs()
    onTakenOver()
  }
  const { unkept, isContested, settle } = useKeptDraft(shelf, page, config, isOwn(history), takeOver)

  return {
    config,
    history,
    edited: useMemo(() => new Set(edited.split(' ')), [edited]),
    unkept,
    isContested,
    settle: (whose) => {
      takeTheirs()
      if (whose === 'mine') replace({ ...config }, 'thisTab')
      settle()
    },
    open: useCallback((next: string, from?: Config | null, isOfVisit = false) => dispatch(opened(shelf, next, from, isOfVisit)), [shelf]),
    edit: useCallback((path: ConfigPath, value: unknown, isTyping = false) => dispatch({ type: 'edited', page, path, value, isTyping, at: Date.now() }), [page]),
    replace,
    goTo: useCallback((index: number) => dispatch({ type: 'wentTo', page, index }), [page]),
    goBackTo: useCallback((step: Step<Config>) => dispatch({ type: 'wentBackTo', page, step }), [page]),
  }
}
