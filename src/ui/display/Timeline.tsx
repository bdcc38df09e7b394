import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { fontSize, neutral, themed, visuallyHidden } from '../theme'

/** `past`: it has happened. `current`: it comes next. */
type State = 'past' | 'current' | 'ahead'

type TimelineStep = {
  readonly name: string
  readonly state: State
  readonly label: ReactNode
  /** What more is known of it: when and where. */
  readonly note?: string | undefined
  /** It has ended what was under way. */
  readonly isEnd?: boolean
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

const dots = {
  past: css`
    border-color: ${themed('primary')};
    background-color: ${themed('primary')};
  `,
  current: css`
    border-color: ${themed('primary')};
    background-color: ${neutral.surface};
  `,
  ahead: css`
    border-color: ${neutral.lineStrong};
    background-color: ${neutral.surface};
  `,
}

/** The line from this step to the next one runs behind the dots. */
const Step = styled.li<{ $state: State }>`
  position: relative;
  min-height: 2.75rem;
  padding: 0 0 0.875rem 1.75rem;
  color: ${({ $state }) => ($state === 'ahead' ? neutral.textSoft : neutral.text)};
  font-size: ${fontSize.body};
  font-weight: ${({ $state }) => ($state === 'current' ? 700 : 500)};
  line-height: 1.25rem;

  &:last-child {
    min-height: 0;
    padding-bottom: 0;
  }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.25rem;
    bottom: 0.0625rem;
    left: 0.5625rem;
    width: 0.125rem;
    background-color: ${({ $state, ...props }) => ($state === 'past' ? themed('primary')(props) : neutral.line)};
  }

  > svg {
    position: absolute;
    top: 0;
    left: 0;
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid;
    border-radius: 50%;
    ${({ $state }) => dots[$state]}
  }
`

const Note = styled.span`
  display: block;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Hidden = styled.span`
  ${visuallyHidden}
`

/** What has happened, and what comes next. `pastWord`: after a step that has happened, for readers. */
export function Timeline({ steps, pastWord }: { readonly steps: readonly TimelineStep[]; readonly pastWord: string }) {
  return (
    <List>
      {steps.map(({ name, state, label, note, isEnd = false }) => (
        <Step key={name} aria-current={state === 'current' ? 'step' : undefined} $state={state}>
          <svg viewBox="0 0 16 16" fill="none" aria-hidden>
            {state === 'past' && <path d={isEnd ? 'M5 5l6 6M11 5l-6 6' : 'M4 8.500l3 3 5-6'} stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />}
          </svg>
          {label}
          {state === 'past' && <Hidden>{pastWord}</Hidden>}
          {note && <Note>{note}</Note>}
        </Step>
      ))}
    </List>
  )
}
