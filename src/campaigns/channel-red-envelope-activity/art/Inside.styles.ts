import styled, { css, keyframes } from 'styled-components'
import { fontSize, neutral, radius, themed } from '@/ui/theme'
import { opening, type Opened } from './Envelope.styles'

// What is in the envelope.

const rise = keyframes`from { opacity: 0; transform: translateY(2rem); } 40% { opacity: 1; }`

export const Amount = styled.p`
  margin: 0.5rem 0;
  color: ${themed('primary')};
  font-size: 3.25rem;
  font-size: min(3.25rem, 22vw);
  line-height: 1.1;
`

/** A thing has the place of an amount. */
export const Name = styled.p<{ $isLarge: boolean }>`
  font-weight: 600;
  ${({ $isLarge }) =>
    $isLarge &&
    css`
      margin: 0.75rem 0;
      color: ${themed('primary')};
      font-size: 1.5rem;
      font-size: min(1.5rem, 9vw);
      line-height: 1.3;
    `}
`

export const Card = styled.div<Opened & { readonly $isOver: boolean }>`
  position: absolute;
  top: 1rem;
  left: 1rem;
  z-index: 2;
  width: 15rem;
  height: 17rem;
  padding: 1.25rem 0.75rem;
  border-radius: ${radius.l};
  outline: none;
  color: ${neutral.text};
  background-color: #fffaf0;
  text-align: center;
  ${({ $isOver }) =>
    $isOver &&
    css`
      color: ${neutral.textSoft};
      background-color: ${neutral.sunken};

      ${Amount}, ${Name} {
        color: inherit;
      }
    `}
  ${opening(rise, 'translateY(-5.5rem)')}
`

export const Title = styled.h2`
  max-width: calc(100vw - 48px);
  margin: 0 auto;
  font-size: ${fontSize.base};
  /* All that is told has its place above the pocket. */
  font-size: min(${fontSize.base}, 7vw);
  font-weight: 600;
`

/** In the place of both. */
export const Art = styled.div`
  width: 6rem;
  width: min(6rem, 30vw);
  margin: 0.25rem auto;

  svg {
    position: static;
    height: auto;
  }
`

export const Note = styled.p`
  max-width: calc(100vw - 48px);
  margin: 0.25rem auto 0;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 6.5vw);
  line-height: 1.45;
  white-space: pre-line;
`
