import { css } from 'styled-components'
import { landscapeScreen } from '../theme'

/** A hero's scene that is as wide as its page: it has no edges in the air. On a phone that lies it would fill the screen by itself, so what follows covers its lower part. */
export const edgeToEdge = css`
  max-width: none;

  svg {
    -webkit-mask: none;
  }

  @media ${landscapeScreen} {
    max-height: 46vh;
    overflow: hidden;
  }
`
