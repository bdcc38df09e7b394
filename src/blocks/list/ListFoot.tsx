import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/Button'
import { uiMessages } from '@/ui/messages'
import { fontSize, neutral } from '@/ui/theme'
import { listMessages } from './messages'
import type { ListEnd } from './paging'

const Foot = styled.div`
  min-height: 3.5rem;
  padding: 0.5rem 0;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  line-height: 2.5rem;
  text-align: center;
`

/** How far ahead of the end the next page is asked for. */
const AHEAD = '400px'

/** The end of a list. Coming near it asks for more, once; engines that cannot tell (before Chrome 51, iOS 12.2) have the button alone. */
export function ListFoot({ end, onMore }: { readonly end: ListEnd; readonly onMore: () => void }) {
  const { more } = useMessages(listMessages)
  const { loading, noMore, loadMoreFailed } = useMessages(uiMessages)
  const place = useRef<HTMLDivElement>(null)
  const askForMore = useEffectEvent(onMore)
  useEffect(() => {
    if (end !== 'more' || !place.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        askForMore()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [end])
  return (
    <Foot ref={place} role="status">
      {end === 'loading' && loading}
      {end === 'end' && noMore}
      {(end === 'more' || end === 'failed') && (
        <Button kind="text" size="small" onClick={onMore}>
          {end === 'more' ? more : loadMoreFailed}
        </Button>
      )}
    </Foot>
  )
}
