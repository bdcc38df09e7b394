import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { pageChunk, type PageChunk } from '@/lib/pageChunk'

/** A screen that is loaded when it is first shown. */
export function lazyElement<Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>, props?: Props): ReactNode {
  return <LateScreen key={name} chunk={pageChunk(name, load) as PageChunk<ComponentType<object>>} draw={(Screen) => <Screen {...props} />} />
}

type Loading<T> = { readonly loaded?: T | undefined; readonly failure?: { readonly error: unknown } }

/** Bones until the chunk is there; the boundary around it when it cannot be had. */
export function LateScreen<T>({ chunk, draw }: { readonly chunk: PageChunk<T>; readonly draw: (loaded: T) => ReactNode }) {
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
  return loaded === undefined ? <PageSkeleton /> : draw(loaded)
}
