import { useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { lazyChunk, LazyComponent } from '@/lib/lazy/lazyChunk'

/** For the pictures on the usual canvas, 4:3, whose place is reserved until they are loaded. ArtCity and ArtRoad are wider. */
const Place = styled.div`
  position: relative;
  padding-top: 75%;

  > * {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`

/** A picture that a screen can do without, such as an error screen that may have no network. One `load` for the component's life. */
export function LazyArt({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [chunk] = useState(() => lazyChunk(load))
  return (
    <Place aria-hidden>
      <LazyComponent chunk={chunk} />
    </Place>
  )
}

const loadOffline = () => import('./ArtOffline').then(({ ArtOffline }) => ArtOffline)

/** The picture of every screen that failed to load. */
export const offlineArt = <LazyArt load={loadOffline} />
