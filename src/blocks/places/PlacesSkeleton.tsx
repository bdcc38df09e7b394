import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { fontSize, neutral } from '@/ui/theme'
import { placeMessages } from './messages'

const Searching = styled.div`
  padding: 0.5rem 0;

  > p {
    padding: 0.5rem 0;
    color: ${neutral.textFaint};
    font-size: ${fontSize.small};
    text-align: center;
  }

  > div {
    padding: 0.75rem 0;
  }
`

const WIDTHS = ['80%', '65%', '72%', '58%']

/** While a search is on its way. */
export function PlacesSkeleton() {
  const { searching } = useMessages(placeMessages)
  return (
    <Searching role="status" aria-busy>
      <p>{searching}</p>
      {WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton width={width} height="1.125rem" />
          <Skeleton width="45%" height="0.875rem" top="0.5rem" />
        </div>
      ))}
    </Searching>
  )
}
