import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fontSize, themedAlpha } from '../theme'

export type HeroTitleProps = {
  /** Short: one or two lines of at most eight characters look best. A line break in the text is kept. */
  readonly title: string
  readonly text?: ReactNode
}

const Title = styled.h1`
  font-size: ${fontSize.hero};
  font-weight: 800;
  line-height: 1.22;
  letter-spacing: 0.02em;
  white-space: pre-line;
  text-shadow: 0 0.125rem 0.375rem ${themedAlpha('heroTo', 0.55)};

  @media (max-width: 21.25em) {
    font-size: 1.875rem;
  }
`

const Text = styled.p`
  margin-top: 0.5rem;
  font-size: ${fontSize.base};
`

/** The big title in the coloured head of a page. */
export function HeroTitle({ title, text }: HeroTitleProps) {
  return (
    <>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
    </>
  )
}
