import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { font, fontSize, neutral, radius, shadow, themed } from '@/ui/theme'
import { Calendar, CalendarSkeleton } from './Calendar'
import type { CalendarDay } from './calendarDay'

/** A sheet of a calendar, with the rings that it hangs on. */
const Sheet = styled.section`
  position: relative;
  padding: 1.5rem 14px 1rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: -0.75rem;
    width: 0.625rem;
    height: 1.75rem;
    border-radius: 0.3125rem;
    background-color: ${themed('accent')};
    box-shadow: 0 0.125rem 0.25rem rgba(0, 0, 0, 0.3);
  }

  &::before {
    left: 22%;
  }

  &::after {
    right: 22%;
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  min-height: 3rem;
  padding: 0 0.25rem 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

const Title = styled.h2`
  flex: 1 1 auto;
  margin-right: 0.5rem;
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 2.5rem;
  /* Words alone do not stand as far apart as the figure's line is high. */
  line-height: min(2.5rem, 48px);

  > strong {
    margin: 0 0.25rem 0 0.5rem;
    color: ${themed('primary')};
    font-family: ${font.number};
    font-size: 2rem;
    font-size: min(2rem, 13vw);
    font-weight: 800;
    line-height: 1.25;
  }
`

type CalendarSheetProps = {
  /** What the days come to: words, and a figure in `strong`. */
  readonly title: ReactNode
  readonly extra?: ReactNode
  readonly days: readonly CalendarDay[]
  /** Undefined where nothing can be made up (any more). */
  readonly onMakeUp: (() => void) | undefined
}

export const CalendarSheet = ({ title, extra, days, onMakeUp }: CalendarSheetProps) => (
  <Sheet>
    <Top>
      <Title>{title}</Title>
      {extra && <span>{extra}</span>}
    </Top>
    <Calendar days={days} onMakeUp={onMakeUp} />
  </Sheet>
)

export const CalendarSheetSkeleton = () => (
  <Sheet as="div">
    <Top>
      <Skeleton shape="text" width="9rem" height="2.5rem" />
    </Top>
    <CalendarSkeleton />
  </Sheet>
)
