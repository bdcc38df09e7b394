import styled from 'styled-components'
import { fontSize, neutral, plainButton, radius, shadow, themed } from '@/ui/theme'

const Keys = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin: 0.75rem -0.25rem;
`

const Key = styled.button`
  ${plainButton}
  flex: 1 1 8.5rem;
  min-width: 40%;
  display: flex;
  align-items: center;
  min-height: 3.75rem;
  margin: 0.25rem;
  padding: 0 0.75rem;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;

  svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    margin-right: 0.5rem;
    color: ${themed('primary')};
  }
`

type GridKey = {
  readonly label: string
  /** A line drawing of 28 by 28. */
  readonly drawing: string
  /** Without it the key is its place. */
  readonly onClick?: (() => void) | undefined
}

/** The ways on from a home that is a tool, large enough for a thumb. */
export const KeyGrid = ({ keys }: { readonly keys: readonly GridKey[] }) => (
  <Keys>
    {keys.map(({ label, drawing, onClick }) => (
      <Key key={label} type="button" onClick={onClick} tabIndex={onClick ? undefined : -1}>
        <svg viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
          <path d={drawing} />
        </svg>
        {label}
      </Key>
    ))}
  </Keys>
)
