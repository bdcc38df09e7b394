import { isAnyFormDirty } from '../dirtyForms'
import { clearReloadMark, reloadOnce } from './reloadOnce'
import { retryImport } from './retryImport'

/** Code that is fetched when it is first needed. `useLazyChunk` and `LazyComponent` are for React, `read` is for everything else. */
export type LazyChunk<T> = {
  /**
   * One fetch for all callers. Rejects with the bundler's 120 s (spec 1 §9), or after `timeoutMs` for a caller that has something to show
   * instead; the fetch goes on then. A failure is not kept: the next call asks the network again.
   */
  readonly read: (timeoutMs?: number) => Promise<T>
  readonly loaded: () => T | undefined
  /** Calls back once any caller's `read` has loaded it. */
  readonly subscribe: (onLoaded: () => void) => () => void
  /** Its failure is thrown to the boundary around the component that uses it. */
  readonly isRequired?: boolean
}

/** A part that can be done without, or has something in its place. Tried three times; once with no `pauses`, where the place-holder is better than the wait. */
export function lazyChunk<T>(load: () => Promise<T>, pauses?: readonly number[]): LazyChunk<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  const listeners = new Set<() => void>()
  const start = async () => {
    try {
      loaded = await retryImport(load, pauses)
      listeners.forEach((listener) => listener())
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    read: (timeoutMs) => {
      loading ??= start()
      return timeoutMs ? within(loading, timeoutMs) : loading
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const within = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, ms)
    promise.then(resolve, reject)
  })

/**
 * A part that its screen cannot do without: a failure first reloads the page, once, and then is the boundary's, which offers a retry.
 * `name` must be the same after the reload: it is how the reload is known to have been tried.
 */
export function requiredChunk<T>(name: string, load: () => Promise<T>): LazyChunk<T> {
  const loadOrReload = async () => {
    try {
      const loaded = await retryImport(load)
      clearReloadMark(name)
      return loaded
    } catch (error) {
      if (typeof error === 'object' && error !== null) chunkErrors.add(error)
      // After a deploy the files this page knows are gone: a fresh document names the new ones.
      if (!isAnyFormDirty()) await reloadOnce(name)
      throw error
    }
  }
  return { ...lazyChunk(loadOrReload, []), isRequired: true }
}

const chunkErrors = new WeakSet<object>()

/** True for the error of a required chunk that could not be loaded, whatever the bundler or the browser called it. */
export function isChunkError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && chunkErrors.has(error)
}
