import { css } from 'styled-components'

/** For a scene that ends above the words: its foot fades into the ground instead of being cut. Engines that cannot read it show the edge. */
export const fadedFoot = css`
  -webkit-mask-image: linear-gradient(#fff 92%, #fff0);
`
