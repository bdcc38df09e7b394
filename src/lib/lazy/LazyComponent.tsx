import { createElement, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { isChunkError, type LazyChunk } from './lazyChunk'

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
  const loaded = useSyncExternalStore(chunk.subscribe, chunk.loaded)
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
  const { loaded } = useLazyChunk(chunk)
  return loaded ? <Suspense fallback={fallback}>{createElement(loaded, props)}</Suspense> : fallback
}
