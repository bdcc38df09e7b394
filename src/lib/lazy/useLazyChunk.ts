import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { LazyChunk } from './lazyChunk'

type LazyPart<T> = {
  readonly loaded: T | undefined
  readonly failure: { readonly error: unknown } | undefined
  /** Asks for it now, and again after a failure. */
  readonly load: () => void
}

/**
 * What a chunk holds once it is loaded; asks for it when `isWanted` is or becomes true. The failure of a required chunk is thrown to the
 * boundary around the component; any other is left to the component.
 */
export function useLazyChunk<T>(chunk: LazyChunk<T>, isWanted = true): LazyPart<T> {
  const loaded = useSyncExternalStore(chunk.subscribe, chunk.loaded)
  const [failure, setFailure] = useState<LazyPart<T>['failure']>()
  const load = useCallback(() => {
    setFailure(undefined)
    chunk.read().catch((error: unknown) => setFailure({ error }))
  }, [chunk])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  if (failure && chunk.isRequired) throw failure.error
  return { loaded, failure, load }
}
