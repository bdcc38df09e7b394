import styled from 'styled-components'
import { themed } from '../theme'
import { useImage } from './useImage'

export type AvatarProps = {
  readonly src?: string | undefined
  /** Its first character replaces a missing picture. The name itself is in the text beside the avatar. */
  readonly name: string
  /** A CSS length. */
  readonly size?: string
}

const Circle = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-weight: 600;
  line-height: 1;
`

const Img = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** Decoration: hidden from screen readers. */
export function Avatar({ src, name, size = '2.5rem' }: AvatarProps) {
  const image = useImage(src)
  return (
    <Circle aria-hidden style={{ width: size, height: size }}>
      {image.src ? <Img {...image} alt="" loading="lazy" /> : Array.from(name.trim())[0]}
    </Circle>
  )
}
