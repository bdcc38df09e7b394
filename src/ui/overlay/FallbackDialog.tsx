import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useBackCloses } from '@/lib/history/useBackCloses'
import type { ConfirmDialogProps } from './ConfirmDialog'
import { Button } from '../form/Button'
import { layer, neutral, radius, safeArea, shadow } from '../theme'
import { primaryIndexOf } from './primaryIndexOf'

const Panel = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.dialog};
  max-width: 37.5rem;
  margin: 0 auto;
  padding: 1.5rem 1.25rem 0;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  outline: none;
  ${safeArea('padding-bottom', 'bottom', '1.25rem')}
`

const Title = styled.h2`
  font-size: 1.125rem;
  line-height: 1.4;
`

const Text = styled.p`
  margin: 0.5rem 0 1rem;
  color: ${neutral.textSoft};
`

/** The question without the dialog's code: no scrim and no focus trap, but named, focused, and closed by Escape. */
export function FallbackDialog({ request: { title, text, actions }, isOpen, onAnswer }: ConfirmDialogProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useBackCloses(isOpen, () => onAnswer('dismissed'))
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  if (!isOpen) return null
  const primary = primaryIndexOf(actions)
  return (
    <Panel ref={panel} role="alertdialog" tabIndex={-1} aria-labelledby={id} aria-describedby={text ? `${id}-text` : undefined} onKeyDown={({ key }) => key === 'Escape' && onAnswer('dismissed')}>
      <Title id={id}>{title}</Title>
      {text && <Text id={`${id}-text`}>{text}</Text>}
      {actions.map(({ label }, i) => (
        <Button key={label} isBlock size="medium" kind={i === primary ? 'primary' : 'text'} onClick={() => onAnswer(i)}>
          {label}
        </Button>
      ))}
    </Panel>
  )
}
