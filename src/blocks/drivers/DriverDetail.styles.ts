import styled from 'styled-components'
import { Whole } from '@/ui/display/NoBreakDates'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.5rem;

  > :first-child {
    margin-right: 0.75rem;
  }
`

export const Who = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
`

export const Name = styled.h1`
  font-size: ${fontSize.heading};
  font-size: min(${fontSize.heading}, 0.4rem + 5vw);
  font-weight: 700;
  line-height: 1.35;
`

export const Fact = styled.p`
  min-height: 1.5em;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-top: 0.75rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};

  > span {
    color: ${themed('primary')};
    font-size: 1.75rem;
    font-size: min(1.75rem, 0.4rem + 7.1vw);
  }
`

/** What is reached, and at the end of the line what it brings; below it where letters are large. */
export const Step = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;

  > :first-child {
    margin-right: 0.75rem;
  }
`

/** What is still to be earned does not look like what has been. */
export const Amount = styled(Whole)<{ $isPaid: boolean }>`
  margin-left: auto;
  color: ${({ $isPaid, theme }) => ($isPaid ? themed('primary')({ theme }) : neutral.textSoft)};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`
