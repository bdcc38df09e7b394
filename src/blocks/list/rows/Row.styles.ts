import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius, shadow, themed } from '@/ui/theme'

export const Box = styled.div`
  padding: 0.875rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
`

/** The margins keep apart what wraps, and take nothing from a row that does not. */
export const Line = styled.div<{ $isFaded?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3rem;
  margin: -0.125rem 0;

  > * {
    margin-top: 0.125rem;
    margin-bottom: 0.125rem;
  }

  > :first-child {
    margin-right: 0.75rem;
    margin-right: min(0.75rem, 3.75vw);
    -webkit-filter: ${({ $isFaded }) => ($isFaded ? 'grayscale(1)' : 'none')};
    filter: ${({ $isFaded }) => ($isFaded ? 'grayscale(1)' : 'none')};
  }
`

/** Wraps to a line of its own, at the edge, where letters are so large that too little room is left beside the rest. */
export const Who = styled.div`
  flex: 1 1 calc(9rem - 72px);
  min-width: 0;
  margin-right: 0.75rem;
  margin-right: min(0.75rem, 3.75vw);
`

/** Two lines at most, and a masked number in one of them. */
export const Name = styled.p<{ $isFaded?: boolean }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  word-break: break-word;
  color: ${({ $isFaded }) => ($isFaded ? neutral.textFaint : neutral.text)};
  font-size: ${fontSize.base};
  font-size: min(${fontSize.base}, 0.5rem + 2.8vw);
  font-weight: 600;
  line-height: 1.4;
`

export const Fact = styled.p`
  margin-top: 0.125rem;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 0.4rem + 2.4vw);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`

/** Status words may wrap, an amount may not. */
export const Outcome = styled.div`
  flex: none;
  min-width: -webkit-min-content;
  min-width: min-content;
  max-width: 45%;
  margin-left: auto;
  text-align: right;
`

export const Amount = styled.p<{ $isFaded?: boolean; $isPending?: boolean }>`
  margin-bottom: 0.25rem;
  color: ${({ $isFaded, $isPending, theme }) => ($isFaded ? neutral.textFaint : $isPending ? neutral.textSoft : themed('primary')({ theme }))};
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.3;
  white-space: nowrap;
`

/** What is still to be done, or why nothing came of it. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: 0.625rem;
  padding: 0.375rem 0.75rem;
  border-radius: ${radius.s};
  background-color: ${neutral.sunken};
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  > :first-child {
    margin-right: 0.75rem;
  }
`

export const Badge = styled.svg`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
`

/** Over the rows of a month, a week, a day. */
export const GroupHeading = styled.h2`
  padding: 0.5rem 0.25rem 0.625rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-weight: 600;
  line-height: 1.4;
`

/** Small text beside a heading. */
export const Aside = styled.span`
  display: inline-block;
  margin-left: 0.5rem;
  /* None where letters are so large that it begins a line. */
  margin-left: max(0px, 24px - 1rem);
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  font-weight: 400;
`

/** At the end of the last line. */
export const NoteAction = styled.button`
  min-height: 2.75rem;
  margin: -0.75rem 0 -0.75rem auto;
  padding: 0 0 0 0.5rem;
  border: 0;
  background: transparent;
  color: ${themed('primary')};
  font-size: inherit;
  font-weight: 600;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`
