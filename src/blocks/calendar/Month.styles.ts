import styled from 'styled-components'
import { neutral, radius } from '@/ui/theme'
import { looks } from './Calendar.styles'
import type { DayState } from './calendarDay'

/** Seven columns, Monday first. No word of a seventh is broken. */
export const Month = styled.ol`
  display: flex;
  flex-wrap: wrap;

  button {
    /* Its word stands in line with those of other days, and makes no row taller. */
    display: block;
    margin: -1.5rem -0.25rem -0.125rem;
    padding-top: 1.375rem;
    /* It does not run into its neighbour. */
    font-size: min(0.25rem + 9px, 4.2vw);
  }
`

export const Cell = styled.li<{ $indent?: number }>`
  flex: none;
  width: ${100 / 7}%;
  margin-left: ${({ $indent = 0 }) => ($indent * 100) / 7}%;
  padding: 0.125rem min(0.125rem, 2px);
  text-align: center;
`

export const Weekday = styled(Cell).attrs({ as: 'span' })`
  color: ${neutral.textSoft};
  font-size: 0.75rem;
`

export const Dot = styled.span<{ $state: DayState }>`
  display: block;
  max-width: 2.75rem;
  margin: 0 auto;
  border-radius: ${radius.m};
  font-size: calc(0.25rem + 11px);
  font-size: min(0.25rem + 11px, 4.7vw);
  font-weight: 600;
  line-height: 2.25rem;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  ${({ $state }) => looks[$state]}
`

export const DotNote = styled.span`
  display: block;
  min-height: 1.125rem;
  color: ${neutral.textSoft};
  font-size: calc(0.25rem + 7px);
  font-size: min(0.25rem + 7px, 3.45vw);
  word-break: normal;
  overflow-wrap: normal;
  line-height: min(1.125rem, 18px);
`
