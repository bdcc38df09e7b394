import styled from 'styled-components'

/** What stays on one line: a sum with its sign, a day with its hour. */
export const Whole = styled.span`
  white-space: nowrap;
`

/** Dates, date with time, and ranges: what a browser may break at a hyphen. A date with its year and its time are two parts: with large text both do not fit on one line. */
const HYPHENED = /(\d\d-\d\d \d\d:\d\d|\d[\d:.]*(?:-\d[\d:.]*)+)/

/** A sentence in which each date, time or range stays on one line. */
export function NoBreakDates({ children }: { readonly children: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence
  const parts = children.split(HYPHENED).map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part))
  // One box: in a flex container each part would be an item of its own.
  return <span>{parts}</span>
}
