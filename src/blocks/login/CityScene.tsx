import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { FirstPaint } from '@/lib/page/firstPaint'
import { lazyChunk, LazyComponent } from '@/lib/lazy/lazyChunk'
import * as S from './LoginView.styles'

const cityChunk = lazyChunk(() => import('@/ui/art/ArtCity').then(({ ArtCity }) => ArtCity))

let drawn: Element | null = null

/**
 * A taxi in the city. A login page's document has drawn it: the app moves that drawing to its own place, and a visitor who begins there never loads the script that
 * draws it.
 */
export function CityScene() {
  const City = useContext(FirstPaint)?.City
  const place = useRef<HTMLDivElement>(null)
  const [city] = useState(() => (City ? null : (drawn ??= document.querySelector('#shell [data-city] > svg'))))
  useLayoutEffect(() => {
    if (city) place.current?.appendChild(city)
  }, [city])
  return (
    <S.Art ref={place} data-city>
      {City ? <City /> : !city && <LazyComponent chunk={cityChunk} />}
    </S.Art>
  )
}
