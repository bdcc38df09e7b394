import { useEffect, useRef } from 'react'
import type { Config } from './configPath'
import { LONGEST_LINK, parseHash, toHash, type LinkState } from './linkState'
import { keepPendingHash } from './pendingAddress'

const PAUSE = 250

type AddressOptions = Required<Pick<LinkState, 'page' | 'fixture' | 'size'>> & Pick<LinkState, 'language'> & {
  readonly config: Config
  /** This browser keeps that draft, or a newer one. */
  readonly isKept: boolean
  /** The user went back or forth to an address of an earlier visit (`isVisited`), or pasted another link. */
  readonly onLink: (link: LinkState, isVisited: boolean) => void
}

/** The address with everything that it can hold; without the configuration where that is too long for a link. */
export function addressOf(state: LinkState): { readonly hash: string; readonly isWhole: boolean } {
  const hash = toHash(state)
  return hash.length <= LONGEST_LINK ? { hash, isWhole: true } : { hash: toHash({ ...state, config: undefined }), isWhole: false }
}

/** Marks an entry of the browser's history as one of this tool; a link that is pasted has no mark. `isKept`: what it says of its page was kept here too, so that what is kept now is as new or newer. */
type Mark = { readonly isKept: boolean }
const markHere = (): Partial<Mark> => (window.history.state ?? {}) as Partial<Mark>
/** The address is of an earlier visit, and knows nothing that was not kept. */
export const isVisitedAddress = (): boolean => markHere().isKept === true

/** Keeps the state in the address, so that it can be reloaded and sent on. Each page that is chosen is a step back in the browser. */
export function useAddress({ page, fixture, size, language, config, isKept, onLink }: AddressOptions): void {
  const follow = useRef(onLink)
  useEffect(() => {
    follow.current = onLink
  })
  const newest = useRef<{ readonly hashOf: () => string; readonly mark: Mark }>(undefined)
  useEffect(() => {
    if (parseHash(window.location.hash)?.page === page) return
    // What was typed last belongs to the page that is left.
    if (newest.current) window.history.replaceState(newest.current.mark, '', newest.current.hashOf())
    window.history.pushState({ isKept: true } satisfies Mark, '', toHash({ page }))
  }, [page])
  useEffect(() => {
    // Not worked out at each keystroke: a configuration with pictures takes its time to compress.
    newest.current = { hashOf: () => addressOf({ page, fixture, size, language, config }).hash, mark: { isKept } }
    const timer = setTimeout(() => {
      const { hash } = addressOf({ page, fixture, size, language, config })
      if (hash !== window.location.hash || markHere().isKept !== isKept) window.history.replaceState({ isKept } satisfies Mark, '', hash)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [page, fixture, size, language, config, isKept])
  useEffect(() => {
    const read = () => {
      const link = parseHash(window.location.hash)
      if (link) follow.current(link, isVisitedAddress())
    }
    const keep = () => {
      const hash = newest.current?.hashOf()
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
