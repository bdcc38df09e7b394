import { css } from 'styled-components'
import { landscapeScreen } from '../theme'

/** A hero's scene as wide as its page. In landscape it would fill the whole screen, so the content overlaps its lower part. */
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
