import styled from 'styled-components'
import type { InvitedDriver } from '@/services/candle'
import { neutral, themed } from '@/ui/theme'

export const Rail = styled.span`
  display: block;
  height: 0.375rem;
  margin: 0.5rem 0 0.375rem;
  border-radius: 0.1875rem;
  overflow: hidden;
  background-color: ${neutral.line};
`

const Done = styled.span`
  display: block;
  height: 100%;
  background-color: ${themed('primary')};
  -webkit-transform-origin: left;
  transform-origin: left;
`

/** Of a driver whose invitation is invalid no order counts; the server names no target then. */
export const hasTarget = ({ status, target }: Pick<InvitedDriver, 'status' | 'target'>): boolean => target > 0 && status !== 'invalid'

/** How many orders of those that bring a reward. */
export const OrderRail = ({ finished, target }: Pick<InvitedDriver, 'finished' | 'target'>) => (
  <Rail aria-hidden>
    <Done style={{ transform: `scaleX(${Math.min(1, finished / Math.max(1, target))})` }} />
  </Rail>
)
