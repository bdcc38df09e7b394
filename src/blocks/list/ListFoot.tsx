import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { uiMessages } from '@/ui/messages'
import { fontSize, neutral } from '@/ui/theme'
import { listMessages } from './messages'
import type { ListEnd } from '@/services/candle'

/** Never what the engine holds in place: rows that arrive above it would carry the person to the new end, and on through the whole list. */
const Foot = styled.div`
  overflow-anchor: none;
  min-height: 3.5rem;
  padding: 0.5rem 0;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  line-height: 2.5rem;
  text-align: center;
`

/** How far ahead of the end the next page is asked for (CSS pixels). */
const AHEAD = 400

type ListFootProps = {
  readonly end: ListEnd
  /** The rows that are there are asked for again: no further ones are until that is over. */
  readonly isFetching?: boolean | undefined
  readonly onMore: () => void
}

/** The end of a list. Coming near it asks for more, once; after a failure only a tap does. */
export function ListFoot({ end, isFetching = false, onMore }: ListFootProps) {
  const { more, noMore, moreFailed } = useMessages(listMessages)
  const { loading } = useMessages(uiMessages)
  const place = useRef<HTMLDivElement>(null)
  const askForMore = useEffectEvent(onMore)
  const isWatching = end === 'more' && !isFetching
  useEffect(() => {
    if (isWatching && place.current) return whenNear(place.current, () => askForMore())
  }, [isWatching])
  return (
    <Foot ref={place} role="status" aria-busy={end === 'loading' || undefined}>
      {end === 'loading' && loading}
      {end === 'end' && noMore}
      {(end === 'more' || end === 'failed') && (
        <Button kind="text" size="small" onClick={onMore}>
          {end === 'more' ? more : moreFailed}
        </Button>
      )}
    </Foot>
  )
}

/** Calls back once. Engines that watch nothing (before Chrome 51, iOS 12.2) look where the element is when the page is scrolled. */
function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    const look = () => {
      if (element.getBoundingClientRect().top > window.innerHeight + AHEAD) return
      stop()
      onNear()
    }
    // Of what scrolls by itself, as a sheet does, only the way down tells.
    const stop = () => window.removeEventListener('scroll', look, true)
    window.addEventListener('scroll', look, true)
    return stop
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // Chrome 51 to 57 has the observer, but says only how much of it is seen.
      if (!entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting || intersectionRatio > 0)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: `${AHEAD}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
