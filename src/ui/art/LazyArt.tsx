import { useEffect, useState, type ComponentType } from 'react'
import styled from 'styled-components'

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

/** A picture that a screen can do without, such as an error screen that may have no network: it comes when it comes. `load` stands outside the component. */
export function LazyArt({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Art, setArt] = useState<ComponentType>()
  useEffect(() => {
    let isHere = true
    load().then(
      (Loaded) => {
        if (isHere) setArt(() => Loaded)
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load])
  return <Place aria-hidden>{Art && <Art />}</Place>
}
