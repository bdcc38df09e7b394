import styled from 'styled-components'
import { fontSize, wrapAtCommas } from '@/ui/theme'

/** What is going on with a draw, beside its button. */
export const SmallLine = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.25rem;
  text-align: center;
  ${wrapAtCommas}
`
