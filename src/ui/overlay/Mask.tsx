import type { ReactNode } from 'react'
import { Overlay } from './Overlay'

export type MaskProps = {
  readonly isOpen: boolean
  /** A tap anywhere, or Escape. */
  readonly onClose: () => void
  /** The accessible name. */
  readonly label: string
  readonly children: ReactNode
}

/** Covers the whole screen and comes and goes in 250 ms (spec 2 §4): the share hint, the open-in-browser hint. */
export function Mask({ isOpen, onClose, label, children }: MaskProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="cover" label={label}>
      {children}
    </Overlay>
  )
}
