import { createPath, parsePath, type Location, type To } from 'react-router'

/**
 * The state of an entry of the browser's history, in the router's form, so that entries of earlier releases can be read. `over` counts the
 * overlays of a page: each has an entry of its own on top of the page's, with the page's address, state and key. `isFirst`: a step back from
 * the page leads out of this document.
 */
type Entry = { readonly usr?: unknown; readonly key?: string; readonly idx?: number; readonly over?: number; readonly isFirst?: boolean }

export const currentEntry = (): Entry => (window.history.state as Entry | null) ?? {}

/** The index of the current entry among those of the app, 0 only where nothing lies behind it; null for an entry that the app has not made. */
export const currentIndex = (): number | null => currentEntry().idx ?? null

/** Whether a step back from the current page leads out of the document. */
export const isFirstEntry = (): boolean => currentEntry().isFirst === true

/** How many overlays the current entry stands for. */
export const currentOver = (): number => currentEntry().over ?? 0

const makeKey = (): string => Math.random().toString(36).slice(2, 10)

/** For an entry that the app has not made: another one for each document, so that two pages are never taken for one. */
const ownKey = makeKey()

/** Gives the current entry its place among those of the app, as a page of its own, and a key that a reload finds again. */
export const markEntry = (idx: number, marks: Pick<Entry, 'isFirst'> = {}): boolean => writeState('replaceState', { key: ownKey, ...currentEntry(), ...marks, idx, over: 0 })

/** The state that the entry of an overlay has got: it is the page's, whose own entry lies below. */
let carried: Pick<Entry, 'key' | 'usr'> | null = null

/** Before the entry of an overlay is left: its state goes along to the page's own. */
export const carryState = (): void => {
  const { key, usr } = currentEntry()
  if (currentOver() > 0) carried = { key, usr }
}

/** On the entry that was stepped to. */
export function putCarriedState(): void {
  if (!carried || carried.key !== currentEntry().key) return
  writeState('replaceState', { ...currentEntry(), usr: carried.usr })
  if (currentOver() === 0) carried = null
}

/** Adds to the state of the current entry without a navigation. */
export function noteInEntry(note: object): boolean {
  const isNoted = writeState('replaceState', { ...currentEntry(), usr: { ...(currentEntry().usr as object | null), ...note } })
  carryState()
  return isNoted
}

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = ownKey } = currentEntry()
  return { pathname, search, hash, state: usr, key }
}

export function locationOf(to: To, state: unknown = null): Location {
  const { pathname } = window.location
  return { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to), state, key: makeKey() }
}

export const writeEntry = (how: 'pushState' | 'replaceState', location: Location, idx: number): boolean =>
  writeState(how, { usr: location.state as unknown, key: location.key, idx, ...(how === 'replaceState' && isFirstEntry() && { isFirst: true }) }, createPath(location))

/** False where the browser refuses: Safari does after a hundred entries in half a minute. A state that cannot be cloned is a programming error. */
export function writeState(how: 'pushState' | 'replaceState', state: Entry, path?: string): boolean {
  try {
    window.history[how](state, '', path)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    return false
  }
}
