import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import type { Place } from '@/services/maps'
import { ArtEmpty } from '@/ui/art/ArtEmpty'
import { ArtOffline } from '@/ui/art/ArtOffline'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { uiMessages } from '@/ui/messages'
import { fontSize, neutral, plainButton, radius, themed } from '@/ui/theme'
import { placeMessages } from './messages'
import type { PlaceSearch } from './placeData'
import { PlacesSkeleton } from './PlacesSkeleton'

const Item = styled.li`
  padding: 0.25rem 0;

  & + & {
    border-top: 1px solid ${neutral.line};
  }
`

const PlaceButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: flex-start;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.625rem 0;

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0.625rem 0 0;
    color: ${themed('primary')};
  }

  > span {
    flex: 1 1 0%;
    min-width: 0;
    line-height: 1.4;
  }
`

const Name = styled.span`
  display: block;
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;
`

const Address = styled.span`
  display: block;
  margin-top: 0.125rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -0.25rem 0.375rem 26px;
`

const Part = styled.button`
  ${plainButton}
  min-height: 2.75rem;
  margin: 0 0.25rem 0.375rem;
  padding: 0 14px;
  border-radius: ${radius.m};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.small};
`

type PlaceListProps = { readonly search: PlaceSearch; readonly emptyText: string; readonly onPick: (place: Place) => void; readonly onRetry: () => void }

/** What a search has come to. */
export function PlaceList({ search, emptyText, onPick, onRetry }: PlaceListProps) {
  const texts = useMessages(placeMessages)
  const { retry } = useMessages(uiMessages)
  if (search.status === 'failed') return <StatePanel role="alert" art={<ArtOffline />} title={texts.failed} action={{ label: retry, onClick: onRetry }} />
  if (search.status === 'none') {
    return (
      <div {...box('emptyText')}>
        <StatePanel role="status" art={<ArtEmpty />} title={emptyText || texts.none} />
      </div>
    )
  }
  if (search.status === 'searching') return <PlacesSkeleton />
  return (
    <ul aria-label={texts.results}>
      {search.places.map((place) => (
        <Item key={`${place.name} ${place.lon},${place.lat}`}>
          <PlaceButton type="button" onClick={() => onPick(place)}>
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
              <path d="M10 2.5c-3.300 0-5.500 2.400-5.500 5.300 0 4 5.500 9.700 5.500 9.700s5.500-5.700 5.500-9.700c0-2.900-2.200-5.300-5.500-5.300z" />
              <circle cx="10" cy="8" r="2" />
            </svg>
            <span>
              <Name>{place.name}</Name>
              {place.address !== '' && <Address>{texts.address(place.address.split(';'))}</Address>}
            </span>
          </PlaceButton>
          {place.parts.length > 0 && (
            <Parts>
              {place.parts.map((part) => (
                <Part key={`${part.name} ${part.lon},${part.lat}`} type="button" aria-label={part.name} onClick={() => onPick(part)}>
                  {part.label}
                </Part>
              ))}
            </Parts>
          )}
        </Item>
      ))}
    </ul>
  )
}
