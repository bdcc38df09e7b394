import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { isAnyFormDirty } from '../history/dirtyForms'
import { clearReloadMark, reloadOnce } from './reloadOnce'
import { isLoadTimeout, retryImport } from './retryImport'

/** Code that is fetched when it is first needed. `useLazyChunk` and `LazyComponent` are for React, `read` is for everything else. */
export type LazyChunk<T> = {
  /**
   * One fetch for all callers. Rejects after the bundler's 120 s (spec 1 §8), or after `timeoutMs` for a caller that has something to show
   * instead; the fetch goes on then. A failure is not kept: the next call asks the network again.
   */
  readonly read: (timeoutMs?: number) => Promise<T>
  readonly loaded: () => T | undefined
  /** Calls back once any caller's `read` has loaded it. */
  readonly subscribe: (onLoaded: () => void) => () => void
}

/** An optional part: the screen can do without it, or shows something in its place. Tried three times; once when `pauses` is empty, for a part whose fallback is better than the wait. */
export function lazyChunk<T>(load: () => Promise<T>, pauses?: readonly number[]): LazyChunk<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  const listeners = new Set<() => void>()
  const start = () =>
    retryImport(load, pauses).then(
      (part) => {
        loaded = part
        listeners.forEach((listener) => listener())
        return part
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
  return {
    read: (timeoutMs) => {
      loading ??= start()
      return timeoutMs === undefined ? loading : Promise.race([loading, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), timeoutMs))])
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * A part that its screen cannot do without: a failure first reloads the page, once; the next one, or one that took 120 s, is thrown to the error boundary, which offers a retry.
 * `name` must be the same after the reload: it is how the reload is known to have been tried.
 */
export const requiredChunk = <T,>(name: string, load: () => Promise<T>): LazyChunk<T> =>
  lazyChunk(
    () =>
      retryImport(load).then(
        (part) => {
          clearReloadMark(name)
          return part
        },
        async (error: unknown) => {
          chunkErrors.add(Object(error) as object)
          // After a deploy the old files are gone: a reload gets the new ones. No reload after a timeout: the user would wait another 120 s before hearing of it.
          if (!isLoadTimeout(error) && !isAnyFormDirty()) await reloadOnce(name)
          throw error
        },
      ),
    [],
  )

const chunkErrors = new WeakSet<object>()

/** True for the error of a required chunk that could not be loaded, whatever the bundler or the browser called it. */
export const isChunkError = (error: unknown): boolean => chunkErrors.has(error as object)

type LazyPart<T> = {
  readonly loaded: T | undefined
  readonly failure: { readonly error: unknown } | undefined
  readonly retry: () => void
}

/**
 * What a chunk holds once any caller has loaded it; asks for it while `isWanted`. The failure of a required chunk is thrown to the boundary
 * around the component; any other is left to the component.
 */
export function useLazyChunk<T>(chunk: LazyChunk<T>, isWanted = true): LazyPart<T> {
  const loaded = useSyncExternalStore(chunk.subscribe, chunk.loaded, chunk.loaded)
  const [failure, setFailure] = useState<LazyPart<T>['failure']>()
  const isAsking = isWanted && !failure
  useEffect(() => {
    if (isAsking) chunk.read().catch((error: unknown) => setFailure({ error }))
  }, [chunk, isAsking])
  if (failure && isChunkError(failure.error)) throw failure.error
  return { loaded, failure, retry: () => setFailure(undefined) }
}

type LazyComponentProps<Props> = {
  readonly chunk: LazyChunk<ComponentType<Props>>
  readonly props?: Props | undefined
  /** Shown until the component and its texts are loaded, and where an optional component cannot be. */
  readonly fallback?: ReactNode
}

/** In place of React.lazy, which keeps a failure for as long as the page lives. */
export function LazyComponent<Props extends object = object>({ chunk, props, fallback = null }: LazyComponentProps<Props>) {
  const { loaded: Loaded } = useLazyChunk(chunk)
  return Loaded ? (
    <Suspense fallback={fallback}>
      <Loaded {...(props as Props)} />
    </Suspense>
  ) : (
    fallback
  )
}
