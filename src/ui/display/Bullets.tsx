import styled from 'styled-components'
import { fontSize } from '../theme'

const List = styled.ul`
  padding-left: 1.25rem;
  padding-left: min(1.25rem, 6.25vw);
  font-size: ${fontSize.body};
  line-height: 1.6;
  list-style: disc;
  text-wrap: pretty;
`

/** A few sentences, one under the other. */
export const Bullets = ({ lines }: { readonly lines: readonly string[] }) => (
  <List>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </List>
)
