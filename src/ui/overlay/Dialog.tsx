import type { ReactNode } from 'react'
import { Button } from '../form/Button'
import * as S from './Dialog.styles'
import { Description, Overlay, Title } from './Overlay'
import type { DialogAction } from './openDialog'
import { primaryIndexOf } from './primaryIndexOf'

export type DialogProps = {
  readonly isOpen: boolean
  /** Escape or a tap beside the panel. */
  readonly onClose: () => void
  readonly title: string
  readonly text?: ReactNode
  /** A picture over the upper edge: a reward, a coupon. */
  readonly art?: ReactNode
  readonly actions?: readonly (DialogAction & { readonly onClick: () => void; readonly isBusy?: boolean })[]
  /** A form or a list between text and actions. */
  readonly children?: ReactNode
}

const NONE: NonNullable<DialogProps['actions']> = []

/** Two short actions stand side by side; one, or more than two, below each other. Load it lazily, or ask through `openDialog`. */
export function Dialog({ isOpen, onClose, title, text, art, actions = NONE, children }: DialogProps) {
  const isRow = actions.length === 2
  const primary = primaryIndexOf(actions)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="center" hasDescription={Boolean(text)}>
      <S.Panel>
        {art && <S.Art>{art}</S.Art>}
        <Title asChild>
          <S.Title>{title}</S.Title>
        </Title>
        {text && (
          <Description asChild>
            <S.Text>{text}</S.Text>
          </Description>
        )}
        {children}
        {actions.length > 0 && (
          <S.Actions $isRow={isRow}>
            {actions.map(({ label, onClick, isBusy = false }, i) => (
              <S.Action key={label}>
                <Button isBlock size="medium" kind={i === primary ? 'primary' : 'secondary'} isBusy={isBusy} onClick={onClick}>
                  {label}
                </Button>
              </S.Action>
            ))}
          </S.Actions>
        )}
      </S.Panel>
    </Overlay>
  )
}
