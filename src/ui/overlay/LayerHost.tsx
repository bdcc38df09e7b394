import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { layers } from './openLayer'

/** Shows what `openLayer` is given, inside the theme of the page. Keyed by its place: a layer ends with the place that it was opened on. */
export function LayerHost() {
  const layer = useSyncExternalStore(layers.subscribe, layers.current)
  useEffect(() => layers.close, [])
  // A layer that still waits for its words must not take the page away with it.
  return <Suspense>{layer && <layer.View key={layer.id} isOpen={layer.isOpen} onClose={layer.onClose} />}</Suspense>
}
