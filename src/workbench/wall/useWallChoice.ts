import { useCallback, useEffect, useState } from 'react'
import type { Language } from '@/lib/i18n'
import type { PageState } from './list/pageStates'
import { parseHash, toHash, type WallChoice } from './list/wallChoice'

/** Browsers let an address change a hundred times in half a minute (ms). */
const PAUSE = 200

/** The choice, kept in the address: it can be reloaded, sent on and gone back to. A filter for what there is not is none. */
export function useWallChoice(states: readonly PageState[], language: Language): readonly [WallChoice, (change: Partial<WallChoice>) => void] {
  const [choice, setChoice] = useState(() => known(parseHash(window.location.hash, language), states))
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(null, '', window.location.pathname + window.location.search + toHash(choice, language)), PAUSE)
    return () => clearTimeout(timer)
  }, [choice, language])
  useEffect(() => {
    const read = (): void => setChoice(known(parseHash(window.location.hash, language), states))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [states, language])
  return [choice, useCallback((change) => setChoice((before) => ({ ...before, ...change })), [])]
}

function known(choice: WallChoice, states: readonly PageState[]): WallChoice {
  const one = (name: 'campaign' | 'kind' | 'fixture'): string => (states.some((state) => state[name] === choice[name]) ? choice[name] : '')
  return { ...choice, campaign: one('campaign'), kind: one('kind'), fixture: one('fixture') }
}
