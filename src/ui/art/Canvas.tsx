import type { ReactNode } from 'react'

/** Every picture is decoration: the text beside it says the same. */
export function Canvas({ width = 240, height = 180, children }: { readonly width?: number; readonly height?: number; readonly children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" fill="none" aria-hidden focusable="false">
      {children}
    </svg>
  )
}

type FadeProps = {
  readonly id: string
  readonly from: string
  readonly to: string
  /** How much of it is left at its end, 0 to 1: no engine before Chrome 62 reads a colour that says so itself. */
  readonly opacity?: number
}

export function Fade({ id, from, to, opacity }: FadeProps) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={from} />
      <stop offset="1" stopColor={to} stopOpacity={opacity} />
    </linearGradient>
  )
}
