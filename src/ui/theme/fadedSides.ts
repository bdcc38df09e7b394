import { css } from 'styled-components'

/** For a picture that is drawn as wide as a phone: where the screen is wider its own edges would stand in the air, so it fades out towards them. Every engine that knows masks knows them by this name; others show the edges. */
export const fadedSides = css`
  @media (min-width: 30em) {
    -webkit-mask-image: linear-gradient(to right, transparent, #000 8%, #000 92%, transparent);
  }
`
