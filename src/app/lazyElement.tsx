import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { pageChunk, type PageChunk } from '@/lib/pageChunk'

type Loading = { readonly Screen?: ComponentType<object> | undefined; readonly failure?: { readonly error: unknown } }

/** A screen that is loaded when it is first shown: bones until then, and the boundary around it when it cannot be had. */
export function lazyElement<Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>, props?: Props): ReactNode {
  return <LateScreen key={name} chunk={pageChunk(name, load) as PageChunk<ComponentType<object>>} props={props ?? {}} />
}

function LateScreen({ chunk, props }: { readonly chunk: PageChunk<ComponentType<object>>; readonly props: object }) {
  const [{ Screen, failure }, setLoading] = useState<Loading>(() => ({ Screen: chunk.loaded() }))
  useEffect(() => {
    let isHere = true
    const settle = (loading: Loading) => {
      if (isHere) setLoading(loading)
    }
    chunk.read().then(
      (loaded) => settle({ Screen: loaded }),
      (error: unknown) => settle({ failure: { error } }),
    )
    return () => {
      isHere = false
    }
  }, [chunk])
  if (failure) throw failure.error
  return Screen ? <Screen {...props} /> : <PageSkeleton />
}
