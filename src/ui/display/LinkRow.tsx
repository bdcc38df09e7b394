import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fontSize, neutral, plainButton } from '../theme'
import { Chevron } from './Chevron'

type LinkRowProps = {
  readonly label: ReactNode
  readonly value?: ReactNode
  readonly onClick: () => void
}

const Row = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.5rem 0;
  color: ${neutral.text};
  font-size: ${fontSize.body};

  & + & {
    border-top: 1px solid ${neutral.line};
  }

  /* Takes back some of the card's padding: the first and the last row have room of their own. */
  &:first-child {
    margin-top: -0.625rem;
  }

  &:last-child {
    margin-bottom: -0.625rem;
  }
`

/** Four letters wide at least: large ones send the value to a line of its own. */
const Label = styled.span`
  flex: 1 1 4.5em;
  min-width: 0;
`

/** The arrow stands beside the value on whichever line that is. */
const End = styled.span`
  display: flex;
  align-items: center;
  max-width: 66%;
  /* On a line of its own it has room for a long word. */
  max-width: max(66%, 9em);
  margin-left: auto;
  padding-left: 0.75rem;
  color: ${neutral.textFaint};
  text-align: right;
`

/** A row that opens a page. */
export function LinkRow({ label, value, onClick }: LinkRowProps) {
  return (
    <Row type="button" onClick={onClick}>
      <Label>{label}</Label>
      <End>
        {value}
        <Chevron colour={neutral.textFaint} />
      </End>
    </Row>
  )
}
