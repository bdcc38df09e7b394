import { useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { LazyComponent } from '@/lib/lazy/LazyComponent'

/** The pictures of `@/ui/art` are 4:3; their place is kept until they come. */
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
