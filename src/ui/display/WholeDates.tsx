import styled from 'styled-components'

/** What stays on one line: a sum with its sign, a day with its hour. */
export const Whole = styled.span`
  white-space: nowrap;
`

/** A day of this year with its hour, or any day, a span of hours or of numbers: what a browser may break at its hyphens. A day with its year stands apart from its hour where letters are large: both are too long for one line. */
const HYPHENED = /(\d\d-\d\d \d\d:\d\d|\d[\d:.]*(?:-\d[\d:.]*)+)/

/** A sentence in which such a value stays on one line, however large letters are. */
export function WholeDates({ children }: { readonly children: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence
  const parts = children.split(HYPHENED).map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part))
  // One box: in a flex container each part would be an item of its own.
  return <span>{parts}</span>
}
