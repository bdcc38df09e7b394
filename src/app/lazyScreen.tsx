import type { ComponentType, ReactNode } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { LazyComponent } from '@/lib/lazy/LazyComponent'

/** What an address shows. */
export type Screen = {
  readonly element: ReactNode
  /** Loads what `element` is made of, so that its first render is whole; only where the element would load it at once anyway. */
  readonly load?: () => Promise<unknown>
}

/** A screen that is loaded when it is first shown, or a moment before. */
export function lazyScreen<Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>, props?: Props): Screen {
  const chunk = requiredChunk(name, load)
  return { element: <LazyComponent key={name} chunk={chunk} props={props} fallback={<PageSkeleton />} />, load: chunk.read }
}
