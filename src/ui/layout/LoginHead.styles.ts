import styled from 'styled-components'
import { fontSize } from '../theme'
import { headline } from './headline'

// The words at the head of the login page, and of the panel that stands in for it.

export const Heading = styled.h1`
  position: relative;
  ${headline}
  line-height: 1.2;
  letter-spacing: 0.02em;
`

export const Tagline = styled.p`
  position: relative;
  margin-top: 0.5rem;
  font-size: ${fontSize.base};
  /* Beside the picture, not over it. */
  max-width: calc(6rem + 20vw);
  text-wrap: balance;
  /* At a comma rather than in a word. */
  word-break: keep-all;
  overflow-wrap: anywhere;
`
