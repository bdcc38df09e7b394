import { css } from 'styled-components'

/** A hero's scene that is as wide as its page: it has no edges in the air. */
export const edgeToEdge = css`
  max-width: none;

  svg {
    -webkit-mask: none;
  }
`
