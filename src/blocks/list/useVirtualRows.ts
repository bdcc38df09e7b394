import { useEffect, useState, type ComponentType } from 'react'
import { retryImport } from '@/lib/retryImport'
import type { RowListProps } from './RowList'

type Window = ComponentType<RowListProps<unknown>>

let loaded: Window | undefined
let loading: Promise<Window> | undefined

/** Engines in which the body scrolls the page (before Chrome 61 and iOS 11) do not tell the height of the screen in a way that a window could use. */
const canHaveWindow = (): boolean => document.scrollingElement === document.documentElement

async function load(): Promise<Window> {
  if (typeof window.ResizeObserver !== 'function') window.ResizeObserver = (await import('resize-observer-polyfill')).default
  return (await import('./VirtualRows')).VirtualRows
}

/** Rows through a window, once they are wanted and their code is there. Undefined until then, and for good where it cannot be had. */
export function useVirtualRows(isWanted: boolean): Window | undefined {
  // In an object, because a component is a function, which a state setter would call.
  const [now, setNow] = useState({ Window: loaded })
  useEffect(() => {
    if (!isWanted || now.Window || !canHaveWindow()) return
    let isHere = true
    loading ??= retryImport(load)
    loading.then(
      (Window) => {
        loaded = Window
        if (isHere) setNow({ Window })
      },
      () => {
        loading = undefined
      },
    )
    return () => {
      isHere = false
    }
  }, [isWanted, now])
  return isWanted ? now.Window : undefined
}
