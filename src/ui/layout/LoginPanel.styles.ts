import styled from 'styled-components'
import { fontSize, neutral, radius, shadow, visuallyHidden, wrapAtCommas } from '../theme'
import { headline } from './headline'

// What the login page and the panel that stands in for it have in common.

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
  ${wrapAtCommas}
`

/** Where a configured picture shows in the place of the words. */
export const PictureSpace = styled.div`
  height: 56vw;
  max-height: 21rem;
`

export const HiddenHeading = styled.h1`
  ${visuallyHidden}
`

/** Between head and card. */
export const Lead = styled.div`
  margin-bottom: 0.75rem;
`

/** Above the shadow of what stands before it. */
export const Card = styled.section`
  position: relative;
  padding: 1.5rem 1.25rem 0.75rem;
  padding-right: min(1.25rem, 5vw);
  padding-left: min(1.25rem, 5vw);
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
`
