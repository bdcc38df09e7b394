import styled from 'styled-components'
import { fontSize, wrapAtCommas } from '../theme'

/** A sentence, and the small button at its end that does what it says. */
export const ButtonLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;

  > p {
    /* The button stands below, and a little off, where letters are so large that a few fit beside it. */
    flex: 1 1 calc(9rem - 72px);
    min-width: 0;
    margin: 0 0.75rem calc(0.75rem - 12px) 0;
    font-size: ${fontSize.body};
    line-height: 1.5;
    ${wrapAtCommas}
  }

  & + & {
    margin-top: 0.5rem;
  }
`
