import styled from 'styled-components'
import { fontSize, neutral } from '../theme'

const List = styled.dl`
  margin-bottom: -0.5rem;
`

/** Where letters are so large that too little is left beside the label, the value has a line of its own. */
const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 0.75rem 0;
  font-size: ${fontSize.body};
  line-height: 1.45;

  & + & {
    border-top: 1px solid ${neutral.line};
  }
`

const Label = styled.dt`
  flex: none;
  width: 5.5em;
  color: ${neutral.textSoft};
`

const Value = styled.dd`
  flex: 1 1 7em;
  min-width: 0;
  color: ${neutral.text};
  /* A number that is copied fits a line, however large letters are. */
  font-size: min(1em, 7.4vw);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: right;
  word-break: break-word;
`

/** What is known of one thing, label by label. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <Fact key={label}>
          <Label>{label}</Label>
          <Value>{value || '--'}</Value>
        </Fact>
      ))}
    </List>
  )
}
