import { css } from 'styled-components'

/** For a picture that is drawn as wide as a phone: where the screen is wider its own edges would stand in the air, so it fades out towards them. Written so short because it is in documents; engines that cannot read it show the edges. */
export const fadedSides = css`
  @media (min-width: 30rem) {
    -webkit-mask-image: linear-gradient(90deg, #fff0, #fff 4% 96%, #fff0);
  }
`
