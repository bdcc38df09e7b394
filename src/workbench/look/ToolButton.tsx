import { Button, Tooltip, TooltipTrigger, type ButtonProps } from 'react-aria-components'
import styled from 'styled-components'
import { Icon, type IconName } from './Icon'
import { palette } from './palette'

/** A quiet button of the tool: no border and no background until it is pointed at. */
export const Plain = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 32px;
  height: 32px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: transparent;
  color: ${palette.inkSoft};
  font-size: 13px;
  cursor: pointer;
  white-space: nowrap;

  &[data-hovered] { background: rgba(27, 31, 42, 0.06); color: ${palette.ink}; }
  &[data-pressed] { background: rgba(27, 31, 42, 0.12); }
  &[data-disabled] { opacity: 0.35; cursor: default; }
`

export const Outlined = styled(Plain)`
  border-color: ${palette.line};
  background: ${palette.surface};
  color: ${palette.ink};

  &[data-hovered] { border-color: ${palette.lineStrong}; background: ${palette.surface}; }
`

const Tip = styled(Tooltip)`
  padding: 4px 8px;
  border-radius: 6px;
  background: ${palette.ink};
  color: #fff;
  font-size: 12px;
  max-width: 260px;
`

type ToolButtonProps = Omit<ButtonProps, 'children' | 'className'> & {
  readonly icon: IconName
  readonly label: string
  /** The keyboard shortcut, shown in the tooltip. */
  readonly keys?: string
  readonly size?: number
}

/** An icon button: its label is the tooltip and the accessible name. */
export function ToolButton({ icon, label, keys, size, ...button }: ToolButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Plain aria-label={label} {...button}>
        <Icon name={icon} {...(size ? { size } : {})} />
      </Plain>
      <Tip offset={6}>{keys ? `${label}  ${keys}` : label}</Tip>
    </TooltipTrigger>
  )
}
