import type { ComponentType, ReactNode } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { type LazyChunk, LazyComponent, requiredChunk } from '@/lib/lazy/lazyChunk'

/** What an address shows. */
export type Screen = {
  readonly element: ReactNode
  /** Loads what `element` is made of, so that its first render is whole; only what the element would load at once anyway. */
  readonly load?: (isLoggedIn: boolean) => unknown
}

/** A screen that is loaded when it is first shown, or a moment before. */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): Screen {
  const chunk = requiredChunk(name, load)
  const Screen = withSkeleton(chunk)
  return { element: <Screen key={name} />, load: () => chunk.read() }
}

/** The component that a lazily loaded module exports under `name`. */
export const lazyExport = <Name extends string, Props extends object>(name: Name, load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>): ComponentType<Props> =>
  withSkeleton(requiredChunk(name, async () => (await load())[name]))

export const withSkeleton =
  <Props extends object>(chunk: LazyChunk<ComponentType<Props>>): ComponentType<Props> =>
  (props) => <LazyComponent chunk={chunk} props={props} fallback={<PageSkeleton />} />
