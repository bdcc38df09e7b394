import styled from 'styled-components'
import { Strip } from '@/ui/display/Strip'
import { themed } from '@/ui/theme'

export const Asks = styled(Strip)`
  display: flex;
  align-items: center;
  margin-bottom: 0.75rem;
  font-size: 1rem;

  > :first-child {
    margin-right: 0.75rem;
  }
`

export const Count = styled.span`
  margin-left: 0.5rem;
  color: ${themed('primary')};
  font-variant-numeric: tabular-nums;
`
