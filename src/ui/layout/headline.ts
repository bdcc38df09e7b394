import { css } from 'styled-components'
import { fontSize } from '../theme'

/** The size of big words over a picture: a line of them fits the narrowest screen with large letters. An engine that does not know min() takes the first. */
export const headline = css`
  font-size: 1.75rem;
  font-size: min(${fontSize.hero}, 0.4rem + 7.1vw);
`
