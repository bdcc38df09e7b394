import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { lazyChunk, type LazyChunk } from '@/lib/lazyChunk'

/** What an address shows. */
export type Screen = {
  readonly element: ReactNode
  /** Loads what `element` is made of, so that its first render is whole; only where the element would load it at once anyway. */
  readonly load?: () => Promise<unknown>
}

/** A screen that is loaded when it is first shown, or a moment before. */
export function lazyScreen<Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>, props?: Props): Screen {
  const chunk = lazyChunk(name, load)
  return { element: <LazyScreen key={name} chunk={chunk as LazyChunk<ComponentType<object>>} props={props} />, load: chunk.read }
}

type Loading<T> = { readonly loaded?: T | undefined; readonly failure?: { readonly error: unknown } }

/** Undefined until the chunk is there; throws to the boundary around it when it cannot be had. */
export function useLazyChunk<T>(chunk: LazyChunk<T>): T | undefined {
  // In objects, because what is loaded may be a function, which a state setter would call.
  const [{ loaded, failure }, setLoading] = useState<Loading<T>>(() => ({ loaded: chunk.loaded() }))
  useEffect(() => {
    let isHere = true
    const settle = (loading: Loading<T>) => {
      if (isHere) setLoading(loading)
    }
    chunk.read().then(
      (now) => settle({ loaded: now }),
      (error: unknown) => settle({ failure: { error } }),
    )
    return () => {
      isHere = false
    }
  }, [chunk])
  if (failure) throw failure.error
  return loaded
}

/** Bones until the screen's chunk is there. */
function LazyScreen({ chunk, props }: { readonly chunk: LazyChunk<ComponentType<object>>; readonly props: object | undefined }) {
  const Screen = useLazyChunk(chunk)
  return Screen ? createElement(Screen, props) : <PageSkeleton />
}
