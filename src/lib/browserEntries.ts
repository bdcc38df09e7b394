import { createPath, parsePath, type Location, type To } from 'react-router'

/** The state of an entry of the browser's history, in the router's form, so that entries of earlier releases can be read. */
type Entry = { readonly usr?: unknown; readonly key?: string; readonly idx?: number }

const entry = (): Entry => (window.history.state as Entry | null) ?? {}

/** The index of the current entry among those of the app; null for an entry that the app has not made. */
export const currentIndex = (): number | null => entry().idx ?? null

export const markIndex = (idx: number): void => window.history.replaceState({ ...entry(), idx }, '')

/** Adds to the state of the current entry without a navigation. */
export const noteInEntry = (note: object): void => window.history.replaceState({ ...entry(), usr: { ...(entry().usr as object | null), ...note } }, '')

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = entry()
  return { pathname, search, hash, state: usr, key }
}

export function locationOf(to: To, state: unknown = null): Location {
  const { pathname } = window.location
  return { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to), state, key: Math.random().toString(36).slice(2, 10) }
}

export function writeEntry(how: 'pushState' | 'replaceState', location: Location, idx: number): void {
  const path = createPath(location)
  try {
    window.history[how]({ usr: location.state as unknown, key: location.key, idx } satisfies Entry, '', path)
  } catch (error) {
    // Safari refuses after a hundred in half a minute: the address is loaded as a document then. A state that cannot be cloned is a programming error.
    if (how === 'replaceState' || (error instanceof DOMException && error.name === 'DataCloneError')) throw error
    window.location.assign(path)
  }
}
