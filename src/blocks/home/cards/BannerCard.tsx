import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useImage } from '@/ui/display/useImage'
import { fontSize, plainButton, radius, shadow, themed, fullWidthAtLargeText } from '@/ui/theme'

type BannerCardProps = {
  readonly name: string
  /** Marketing's own picture; '' for none. */
  readonly image: string
  /** Without a picture: which of the colours it has, the words of its button, and a small drawing in its corner. */
  readonly tone: number
  readonly label: string
  readonly art: ReactNode
  readonly onOpen: () => void
}

const TONES = [['#1472c4', '#0a6a90'], ['#0a7d73', '#0a6076'], ['#3a69d2', '#2a4fae']] as const

const place = css`
  position: relative;
  display: block;
  width: 100%;
  min-height: 6rem;
  margin-top: 0.75rem;
  border-radius: ${radius.xl};
  overflow: hidden;
  background-color: ${themed('primarySoft')};
  box-shadow: ${shadow.card};
`

const ownCard = css`
  min-height: 8rem;
  padding: 1.125rem 1.25rem;
  /* Large letters go as wide as the card, with the drawing below them. */
  padding-bottom: calc(4.125rem - 48px);
`

/** Where a card of our own will be. */
export const CardPlace = styled.div`
  ${place}
  ${ownCard}
`

const PictureCard = styled.button`
  ${plainButton}
  ${place}

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`

const Card = styled(PictureCard)<{ $tone: number }>`
  ${ownCard}
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
  max-width: ${fullWidthAtLargeText('62%')};
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

/** One activity among others: marketing's banner, or without one a card of our own. */
export function BannerCard({ name, image, tone, label, art, onOpen }: BannerCardProps) {
  const { src, onError } = useImage(image)
  if (src !== undefined) {
    return (
      <PictureCard type="button" onClick={onOpen}>
        <img src={src} alt={name} onError={onError} />
      </PictureCard>
    )
  }
  return (
    <Card type="button" onClick={onOpen} $tone={tone % TONES.length}>
      <Name>{name}</Name>
      <Open>{label}</Open>
      <svg viewBox="0 -6 190 78" fill="none" aria-hidden>
        {art}
      </svg>
    </Card>
  )
}
