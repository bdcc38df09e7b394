import styled, { css } from 'styled-components'
import { fontSize, neutral, radius, themed, wrapAtCommas } from '@/ui/theme'

export const Dial = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: 0.75rem;
`

export const Done = styled.span`
  color: ${themed('primary')};
  font-size: 2.75rem;
  font-size: min(2.75rem, 18vw);
  font-weight: 700;
  line-height: 1;
`

export const Target = styled.span`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-size: min(${fontSize.body}, 6vw);
`

export const Name = styled.h1`
  font-size: ${fontSize.heading};
  font-weight: 700;
  line-height: 1.75rem;
  text-align: center;
`

export const Fact = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-variant-numeric: tabular-nums;
  line-height: 1.75rem;
  text-align: center;
  ${wrapAtCommas}
`

export const Line = styled.div`
  display: flex;
  justify-content: center;
`

export const Countdown = styled(Line)`
  flex-wrap: wrap;
  align-items: center;
  min-height: 1.75rem;
`

export const CountdownLabel = styled.span`
  margin-right: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-top: 1rem;
  padding-top: 0.75rem;
  border-top: 1px solid ${neutral.line};
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};

  > span {
    color: ${themed('primary')};
    font-size: 1.75rem;
  }
`

export const Table = styled.table`
  width: 100%;
  margin-top: 0.25rem;
  border-collapse: collapse;
  font-size: ${fontSize.body};
  /* Three columns fit, however large letters are. */
  font-size: min(${fontSize.body}, 5.8vw);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  th,
  td {
    padding: 0.625rem 0.5rem;
    padding: 0.625rem min(0.5rem, 2.5vw);
    font-weight: 500;
    text-align: left;
  }

  tr > :last-child {
    text-align: right;
  }

  thead th {
    padding-top: 0.25rem;
    padding-bottom: 0.25rem;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
    font-size: min(${fontSize.small}, 5vw);
  }
`

const reached = css`
  color: ${neutral.success};
`

/** The next one stands out. */
export const Step = styled.tr<{ $isReached: boolean }>`
  border-top: 1px solid ${neutral.line};
  ${({ $isReached }) => $isReached && reached}

  &[aria-current] {
    color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
    font-weight: 600;
  }

  &[aria-current] > :first-child {
    border-radius: ${radius.s} 0 0 ${radius.s};
  }

  &[aria-current] > :last-child {
    border-radius: 0 ${radius.s} ${radius.s} 0;
  }
`

export const Notes = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
  white-space: pre-line;
  word-break: break-word;
`
