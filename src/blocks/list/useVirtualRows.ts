import type { ComponentType } from 'react'
import { lazyChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import type { RowListProps } from './RowList'

type Window = ComponentType<RowListProps<unknown>>

/** Engines in which the body scrolls the page (before Chrome 61 and iOS 11) do not tell the height of the screen in a way that a window could use. */
const canHaveWindow = (): boolean => document.scrollingElement === document.documentElement

/** What a window needs of the engine once its first row is there. */
export async function supplyResizeObserver(): Promise<void> {
  if (typeof window.ResizeObserver !== 'function') window.ResizeObserver = (await import('resize-observer-polyfill')).default
}

const virtualRows = lazyChunk(async () => {
  const [{ VirtualRows }] = await Promise.all([import('./VirtualRows'), supplyResizeObserver()])
  return VirtualRows
})

/** Rows through a window, once they are wanted and their code is there. Undefined until then, and for good where it cannot be loaded. */
export function useVirtualRows(isWanted: boolean): Window | undefined {
  const { loaded } = useLazyChunk<Window>(virtualRows, isWanted && canHaveWindow())
  return isWanted ? loaded : undefined
}
