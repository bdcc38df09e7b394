import { useMessages } from '@/lib/i18n'
import type { Place } from '@/services/maps'
import { ArtEmpty } from '@/ui/art/ArtEmpty'
import { ArtOffline } from '@/ui/art/ArtOffline'
import { uiMessages } from '@/ui/messages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { addressMessages } from './messages'
import * as S from './PlaceList.styles'
import type { PlaceSearch } from './placeSearch'

type PlaceListProps = { readonly search: PlaceSearch; readonly onPick: (place: Place) => void; readonly onRetry: () => void }

const BONES = ['80%', '65%', '72%', '58%']

/** What a search has come to. */
export function PlaceList({ search, onPick, onRetry }: PlaceListProps) {
  const texts = useMessages(addressMessages)
  const { retry } = useMessages(uiMessages)
  if (search.status === 'failed') return <StatePanel role="alert" art={<ArtOffline />} title={texts.failed} action={{ label: retry, onClick: onRetry }} />
  if (search.status === 'none') return <StatePanel role="status" art={<ArtEmpty />} title={texts.none} />
  if (search.status === 'searching') {
    return (
      <S.Searching role="status" aria-busy>
        <S.SearchingText>{texts.searching}</S.SearchingText>
        {BONES.map((width) => (
          <S.Placeholder key={width}>
            <Skeleton width={width} height="1.125rem" />
            <Skeleton width="45%" height="0.875rem" style={{ marginTop: '0.5rem' }} />
          </S.Placeholder>
        ))}
      </S.Searching>
    )
  }
  return (
    <S.Places aria-label={texts.results}>
      {search.places.map((place) => (
        <S.Item key={`${place.name} ${place.lon},${place.lat}`}>
          <S.Place type="button" onClick={() => onPick(place)}>
            <S.Pin viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
              <path d="M10 2.5c-3.300 0-5.500 2.400-5.500 5.300 0 4 5.500 9.700 5.500 9.700s5.500-5.700 5.500-9.700c0-2.900-2.200-5.300-5.500-5.300z" />
              <circle cx="10" cy="8" r="2" />
            </S.Pin>
            <S.Words>
              <S.Name>{place.name}</S.Name>
              {place.address !== '' && <S.Address>{place.address}</S.Address>}
            </S.Words>
          </S.Place>
          {place.parts.length > 0 && (
            <S.Parts>
              {place.parts.map((part) => (
                <S.Part key={`${part.name} ${part.lon},${part.lat}`} type="button" aria-label={part.name} onClick={() => onPick(part)}>
                  {part.label}
                </S.Part>
              ))}
            </S.Parts>
          )}
        </S.Item>
      ))}
    </S.Places>
  )
}
