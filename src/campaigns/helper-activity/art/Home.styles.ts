import styled from 'styled-components'
import { Strip } from '@/ui/display/Strip'
import { themed } from '@/ui/theme'

export const Asks = styled(Strip)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: 0.75rem;
  font-size: 1rem;
  /* A name and what it asks for: one clause, in two lines of like length. */
  word-break: normal;

  > :first-child {
    margin-right: 0.75rem;
  }

  > :last-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`

export const Count = styled.span`
  margin-left: 0.5rem;
  color: ${themed('primary')};
  font-variant-numeric: tabular-nums;
`
