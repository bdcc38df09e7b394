import { useEffect, useRef } from 'react'
import type { Config } from './configPath'
import { LONGEST_LINK, parseHash, toHash, type LinkState } from './linkState'
import { keepPendingHash } from './pendingAddress'

const PAUSE = 250

type AddressOptions = Required<Pick<LinkState, 'page' | 'fixture' | 'size'>> & Pick<LinkState, 'language'> & {
  readonly config: Config
  /** The user went back or forth to an address that was kept here (`isVisited`), or pasted another link. */
  readonly onLink: (link: LinkState, isVisited: boolean) => void
}

/** The address with everything that it can hold; without the configuration where that is too long for a link. */
export function addressOf(state: LinkState): { readonly hash: string; readonly isWhole: boolean } {
  const hash = toHash(state)
  return hash.length <= LONGEST_LINK ? { hash, isWhole: true } : { hash: toHash({ ...state, config: undefined }), isWhole: false }
}

/** Marks an entry of the browser's history as one of this tool; a link that is pasted has no mark. */
const VISITED = { workbench: 'visited' }
const isVisited = (): boolean => (window.history.state as Partial<typeof VISITED> | null)?.workbench === VISITED.workbench

/** Keeps the state in the address, so that it can be reloaded and sent on. Each page that is chosen is a step back in the browser. */
export function useAddress({ page, fixture, size, language, config, onLink }: AddressOptions): void {
  const follow = useRef(onLink)
  useEffect(() => {
    follow.current = onLink
  })
  const newest = useRef<() => string>(undefined)
  useEffect(() => {
    if (parseHash(window.location.hash)?.page === page) return
    // What was typed last belongs to the page that is left.
    if (newest.current) window.history.replaceState(VISITED, '', newest.current())
    window.history.pushState(VISITED, '', toHash({ page }))
  }, [page])
  useEffect(() => {
    // Not worked out at each keystroke: a configuration with pictures takes its time to compress.
    newest.current = () => addressOf({ page, fixture, size, language, config }).hash
    const timer = setTimeout(() => {
      const { hash } = addressOf({ page, fixture, size, language, config })
      if (hash !== window.location.hash || !isVisited()) window.history.replaceState(VISITED, '', hash)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [page, fixture, size, language, config])
  useEffect(() => {
    const read = () => {
      const link = parseHash(window.location.hash)
      if (link) follow.current(link, isVisited())
    }
    const keep = () => {
      const hash = newest.current?.()
      keepPendingHash(hash === undefined || hash === window.location.hash ? null : hash)
    }
    window.addEventListener('hashchange', read)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('hashchange', read)
      window.removeEventListener('pagehide', keep)
    }
  }, [])
}
