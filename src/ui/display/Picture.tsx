import type { ReactNode } from 'react'
import styled from 'styled-components'
import { neutral } from '../theme'
import { useImage } from './useImage'

type PictureProps = {
  readonly src: string | undefined
  /** Empty for decoration. */
  readonly alt: string
  /** Width divided by height. The place is reserved, so that nothing moves when the picture is loaded. */
  readonly ratio: number
  /** Shown where there is no picture or it cannot be loaded; an empty tinted area by default. */
  readonly fallback?: ReactNode
  readonly isLazy?: boolean
  /** `cover` fills and crops, `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain'
}

/** The padding of a block is a share of its width in every engine, unlike `aspect-ratio`. */
const Place = styled.span<{ $isTinted: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  background-color: ${({ $isTinted }) => ($isTinted ? neutral.sunken : 'transparent')};
`

const Fill = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;
`

const Img = styled.img<{ $fit: 'cover' | 'contain' }>`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
`

export function Picture({ src, alt, ratio, fallback, isLazy = false, fit = 'cover' }: PictureProps) {
  const image = useImage(src)
  const isShown = image.src !== undefined
  return (
    <Place $isTinted={!isShown && !fallback} style={{ paddingBottom: `${100 / ratio}%` }}>
      {isShown ? (
        <Img {...image} alt={alt} loading={isLazy ? 'lazy' : undefined} decoding="async" $fit={fit} />
      ) : (
        <Fill role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          {fallback}
        </Fill>
      )}
    </Place>
  )
}
