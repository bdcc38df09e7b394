import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../form/Button'
import { fontSize, neutral, wrapAtCommas } from '../theme'

type StatePanelProps = {
  /** One of `@/ui/art`, or a configured picture. */
  readonly art?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The main action; none where there is nothing to do but wait, or where the way on stands beside the panel. */
  readonly action?: { readonly label: string; readonly onClick: () => void; readonly isBusy?: boolean } | undefined
  /** A secondary action. */
  readonly secondAction?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Below the actions, or in their place while it is not known which they are. */
  readonly children?: ReactNode
  /** `h1` where the panel is the page, `h2` inside one. */
  readonly heading?: 'h1' | 'h2'
  /** Announces the panel when it replaces content, as an error does. */
  readonly role?: 'alert' | 'status'
}

const Panel = styled.section`
  max-width: 22rem;
  margin: 0 auto;
  padding: 2rem 0 2.5rem;
  text-align: center;
`

const Art = styled.div`
  width: 13rem;
  max-width: 70%;
  margin: 0 auto 1.25rem;
`

const Title = styled.h1`
  color: ${neutral.text};
  font-size: ${fontSize.title};
  font-weight: 600;
  line-height: 1.4;
  ${wrapAtCommas}
`

const Text = styled.div`
  margin-top: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
  ${wrapAtCommas}
`

export const ActionSlot = styled.div`
  margin: 1.75rem auto 0;
  max-width: 14rem;

  & + & {
    margin-top: 0.5rem;
  }
`

/** Empty, failed, ended, not allowed: a picture, what happened, and what to do now, where there is something. */
export function StatePanel({ art, title, text, action, secondAction, children, heading = 'h2', role }: StatePanelProps) {
  return (
    <Panel role={role}>
      {art && <Art>{art}</Art>}
      <Title as={heading}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && (
        <ActionSlot>
          <Button isBlock size="medium" isBusy={action.isBusy ?? false} onClick={action.onClick}>
            {action.label}
          </Button>
        </ActionSlot>
      )}
      {secondAction && (
        <ActionSlot>
          <Button isBlock size="medium" kind="text" onClick={secondAction.onClick}>
            {secondAction.label}
          </Button>
        </ActionSlot>
      )}
      {children}
    </Panel>
  )
}
