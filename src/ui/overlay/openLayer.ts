import type { ComponentType } from 'react'

/** What is shown over the page. It stays mounted while it closes, so that it can fade out. */
export type LayerProps = { readonly isOpen: boolean; readonly onClose: () => void }

type Layer = LayerProps & { readonly id: number; readonly View: ComponentType<LayerProps> }

let opened = 0
let shown: Layer | undefined
let hosts = 0
const listeners = new Set<() => void>()

function show(layer: Layer): void {
  shown = layer
  listeners.forEach((listener) => listener())
}

/**
 * Shows a sheet or a mask over the page, in the page's own theme: one at a time, a new one closes the last. The promise settles when it
 * has been closed; undefined where there is no page to show it on. Load the view first: a failure to load it is the caller's to handle.
 */
export function openLayer(View: ComponentType<LayerProps>): Promise<void> | undefined {
  if (hosts === 0) return undefined
  layers.close()
  return new Promise((resolve) => {
    const id = (opened += 1)
    const onClose = () => {
      if (shown?.id !== id || !shown.isOpen) return
      show({ ...shown, isOpen: false })
      resolve()
    }
    show({ id, View, isOpen: true, onClose })
  })
}

/** For `<LayerHost/>`. */
export const layers = {
  current: (): Layer | undefined => shown,
  close: (): void => shown?.onClose(),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    hosts += 1
    return () => {
      listeners.delete(listener)
      hosts -= 1
    }
  },
}
