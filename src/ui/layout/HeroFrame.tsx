import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useImage } from '@/ui/display/useImage'
import { visuallyHidden } from '@/ui/theme'
import { PageFrame } from './PageFrame'

type HeroFrameProps = {
  readonly title: string
  /** The hero's words, for screen readers where the picture says them; without it the page has its heading elsewhere. */
  readonly headline?: string
  /** Marketing's own picture behind the page. */
  readonly picture: string
  /** Without a picture, or when it cannot be loaded. */
  readonly hero: ReactNode
  /** What the picture is not to take away: a tab. */
  readonly top?: ReactNode
  readonly children: ReactNode
}

/** The part of the picture that no card covers. */
const PictureSpace = styled.div`
  height: 56vw;
  max-height: 21rem;
`

const HiddenHeadline = styled.h1`
  ${visuallyHidden}
`

/** A page under its own hero, or on marketing's picture. */
export function HeroFrame({ title, headline, picture, hero, top, children }: HeroFrameProps) {
  const { src, onError } = useImage(picture)
  return (
    <PageFrame title={title} background={src} onBackgroundFailed={onError} hero={src === undefined && hero}>
      {src !== undefined && (
        <PictureSpace data-box="bgImage">
          {top}
          {headline !== undefined && <HiddenHeadline>{headline}</HiddenHeadline>}
        </PictureSpace>
      )}
      {children}
    </PageFrame>
  )
}
