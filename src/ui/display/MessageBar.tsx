import styled from 'styled-components'
import { Button } from '../form/Button'
import { fontSize, neutral, radius, shadow, themed } from '../theme'

const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: 0.75rem;
  padding-left: 1rem;
  padding-left: min(1rem, 5vw);
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};

  svg {
    flex: none;
    width: 1.25rem;
    margin-right: 0.5rem;
    color: ${themed('primary')};
  }

  p {
    flex: 1 1 0%;
    /* All that is left beside the drawing, where letters are large: the button stands below. */
    flex-basis: max(0px, min(100% - 1.75rem, (1rem - 24px) * 99));
    min-width: 0;
    /* Large letters fill the line: they keep off the edge. */
    padding: 0.5rem calc(1rem - 16px) 0.5rem 0;
    font-size: ${fontSize.body};
    line-height: 1.4;
  }

  button {
    margin-left: auto;
  }
`

/** Marketing's word for everybody, with a way to what it tells of, where there is one. */
export function MessageBar({ content, label, onOpen }: { readonly content: string; readonly label: string; readonly onOpen: (() => void) | undefined }) {
  return (
    <Bar>
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
        <path d="M3 8v4h3l6 4V4L6 8zM15 7.5c1.3 1.5 1.3 3.5 0 5" />
      </svg>
      <p>{content}</p>
      {onOpen && (
        <Button kind="text" size="small" onClick={onOpen}>
          {label}
        </Button>
      )}
    </Bar>
  )
}
