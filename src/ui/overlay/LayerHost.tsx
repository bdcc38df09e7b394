import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { layers } from './openLayer'

/** Shows what `openLayer` is given, inside the theme of the page. Keyed by its place: a layer ends with the place that it was opened on. */
export function LayerHost() {
  const layer = useSyncExternalStore(layers.subscribe, layers.current)
  useEffect(() => layers.close, [])
  // A layer that suspends for its texts must not suspend the page.
  return <Suspense>{layer && <layer.View key={layer.id} isOpen={layer.isOpen} onClose={layer.onClose} />}</Suspense>
}
