import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { focusRing } from '../theme'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** The accessible name. */
  readonly label: string
  readonly children: ReactNode
}

const Box = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Box {...rest} type={type} aria-label={label}>
      {children}
    </Box>
  )
}
