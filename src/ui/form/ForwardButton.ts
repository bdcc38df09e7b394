import styled from 'styled-components'
import { fontSize, plainButton, themed } from '../theme'

/** A quiet label with an arrow at the right end of a line. Its touch target is 44 px high without making the line taller. */
export const ForwardButton = styled.button`
  ${plainButton}
  flex: none;
  max-width: calc(100% + 0.5rem);
  min-height: 2.75rem;
  /* Where letters are so large that it begins a line, it begins where the line above does. */
  margin: -0.5rem -0.5rem -0.5rem calc(16px - 1rem);
  padding: 0 0.5rem;
  color: ${themed('primary')};
  font-size: ${fontSize.small};

  &::after {
    content: '';
    display: inline-block;
    width: 0.375rem;
    height: 0.375rem;
    margin-left: 0.25rem;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    vertical-align: 0.0625rem;
    transform: rotate(45deg);
  }
`
