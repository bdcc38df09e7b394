import styled from 'styled-components'
import { isMaskedPhone } from '@/lib/isMaskedPhone'
import { themed } from '../theme'
import { useImage } from './useImage'

type AvatarProps = {
  readonly src?: string | undefined
  /** Its first character replaces a missing picture; of a masked number its end does. The name itself is in the text beside the avatar. */
  readonly name: string
  /** In rem. */
  readonly size?: string
}

const Circle = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
  background-color: ${themed('primarySoft')};
  font-weight: 600;
  line-height: 1;
`

const Img = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** Text and background by name, so that people without a picture can be told apart. */
const COLOURS = [
  ['#fff0e6', '#b3401a'],
  ['#e8f3ff', '#1f5fa8'],
  ['#e9f8ee', '#1b7a43'],
  ['#f3ecff', '#6a3fb0'],
  ['#fff6d6', '#80590a'],
  ['#ffeaf1', '#ad2a5b'],
] as const

function coloursOf(name: string) {
  const sum = Array.from(name).reduce((total, character) => total * 3 + (character.codePointAt(0) ?? 0), 0)
  const [backgroundColor, color] = COLOURS[sum % COLOURS.length] ?? COLOURS[0]
  return { backgroundColor, color }
}

const initialOf = (name: string): string | undefined => (isMaskedPhone(name) ? name.slice(-2) : Array.from(name.trim())[0])

/** Decoration: hidden from screen readers. */
export function Avatar({ src, name, size = '2.5rem' }: AvatarProps) {
  const image = useImage(src)
  // In a large circle letters of the usual size would look lost.
  const fontSize = parseFloat(size) > 2.5 ? `calc(${size} * 0.4)` : undefined
  return (
    <Circle aria-hidden style={{ width: size, height: size, fontSize, ...(!image.src && coloursOf(name)) }}>
      {image.src ? <Img {...image} alt="" loading="lazy" /> : initialOf(name)}
    </Circle>
  )
}
