import styled from 'styled-components'
import { fontSize, neutral, radius } from '@/ui/theme'

/** What is typed stands as large as what is chosen beside it, and no larger than a whole phone number can be seen. 16 px is the least that iOS does not zoom into. */
export const Row = styled.div`
  margin-bottom: 0.75rem;

  input {
    font-size: ${fontSize.base};
    font-size: min(${fontSize.base}, max(16px, 0.5rem + 2.1vw));
    text-overflow: ellipsis;
  }

  /* As of a field that is chosen: what is missing stands in the colour of what is wrong. */
  [aria-invalid='true']::placeholder {
    color: ${neutral.danger};
  }
`

/** The name of a field inside its frame, before what is typed. */
export const RowLabel = styled.span`
  display: inline-block;
  width: 4.25em;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

/** Something to read in the shape of a field. */
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.25rem;
  padding: 0.5rem 16px;
  border: 1px dashed ${neutral.lineStrong};
  border-radius: ${radius.l};
  font-size: ${fontSize.base};
  line-height: 1.4;

  > button {
    margin: -0.5rem -12px -0.5rem auto;
    padding-left: 0;
  }
`

export const FactLabel = styled.span`
  flex: none;
  width: 5em;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

export const FactValue = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  font-size: min(1em, max(16px, 0.5rem + 2.1vw));
  font-weight: 500;
`
