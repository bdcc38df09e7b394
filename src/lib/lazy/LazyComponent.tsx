import { createElement, Suspense, type ComponentType, type ReactNode } from 'react'
import type { LazyChunk } from './lazyChunk'
import { useLazyChunk } from './useLazyChunk'

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
