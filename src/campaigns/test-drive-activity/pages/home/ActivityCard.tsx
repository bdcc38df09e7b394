import styled from 'styled-components'
import { carBodyOf } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { Car } from '@/ui/art/Car'
import { useImage } from '@/ui/display/useImage'
import { fontSize, plainButton, radius, shadow, themed } from '@/ui/theme'
import type { Banner } from '../../api'
import { testDriveMessages } from '../../messages'

type ActivityCardProps = { readonly banner: Banner; /** Which of the colours it has where there is no picture. */ readonly tone: number; readonly onOpen: () => void }

const TONES = [['#1472c4', '#0a6a90'], ['#0a7d73', '#0a6076'], ['#3a69d2', '#2a4fae']] as const

const PictureCard = styled.button`
  ${plainButton}
  position: relative;
  display: block;
  width: 100%;
  min-height: 6rem;
  margin-top: 0.75rem;
  border-radius: ${radius.xl};
  overflow: hidden;
  background-color: ${themed('primarySoft')};
  box-shadow: ${shadow.card};

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`

const Card = styled(PictureCard)<{ $tone: number }>`
  min-height: 8rem;
  padding: 1.125rem 1.25rem;
  color: #ffffff;
  background-color: ${({ $tone }) => TONES[$tone]?.[1]};
  background-image: linear-gradient(115deg, ${({ $tone }) => TONES[$tone]?.join(', ')});

  > span {
    position: relative;
    z-index: 1;
  }

  svg {
    position: absolute;
    right: 0.25rem;
    bottom: 0.75rem;
    width: 50%;
    max-width: 15rem;
    height: auto;
  }
`

const Name = styled.span`
  display: block;
  max-width: 62%;
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.35;
`

const Open = styled.span`
  display: inline-block;
  margin-top: 0.75rem;
  padding: 0 0.875rem;
  border-radius: 62.5rem;
  color: ${themed('primary')};
  background-color: #ffffff;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.875rem;
`

/** One activity: marketing's banner, or without one a card of our own. */
export function ActivityCard({ banner: { name, image }, tone, onOpen }: ActivityCardProps) {
  const { home, title } = useMessages(testDriveMessages)
  const { src, onError } = useImage(image)
  const label = name || title.common
  if (src !== undefined) {
    return (
      <PictureCard type="button" onClick={onOpen}>
        <img src={src} alt={label} onError={onError} />
      </PictureCard>
    )
  }
  return (
    <Card type="button" onClick={onOpen} $tone={tone % TONES.length}>
      <Name>{label}</Name>
      <Open>{home.open}</Open>
      <svg viewBox="0 -6 190 78" fill="none" aria-hidden>
        <Car x={2} y={4} body={carBodyOf(name)} />
      </svg>
    </Card>
  )
}
