import styled from 'styled-components'
import { fontSize, neutral, radius, wrapAtCommas } from '../theme'

/** On a card: something is the matter with what it shows. Its margin is the card's. */
export const Notice = styled.p`
  padding: 0.5rem 12px;
  border-radius: ${radius.s};
  color: ${neutral.warning};
  background-color: #fff4e0;
  font-size: ${fontSize.small};
  ${wrapAtCommas}
`
