import { useArtColours } from '@/ui/art/artColours'

const Car = ({ x, paint }: { readonly x: number; readonly paint: string }) => (
  <g transform={`translate(${x} 54)`}>
    <ellipse cx="46" cy="92" rx="52" ry="6" fill="#000" fillOpacity=".35" />
    <path d="M18 34L28 8c2-5 5-7 10-7h16c5 0 8 2 10 7l10 26z" fill={paint} />
    <path d="M25 32l7-19c1-3 3-4 6-4h16c3 0 5 1 6 4l7 19z" fill="#dff1f7" />
    <path d="M6 34h80c5 0 8 3 8 8v34c0 5-3 7-7 7H5c-4 0-7-2-7-7V42c0-5 3-8 8-8z" fill={paint} />
    <path d="M2 82h18v10H6q-4 0-4-4zM72 82h18v6q0 4-4 4H72z" fill="#1b1410" />
    <path d="M4 46h18v10H4zM70 46h18v10H70z" fill="#fff4cf" />
    <path d="M30 50h32M30 56h32" stroke="#000" strokeOpacity=".3" strokeWidth="3" />
    <path d="M33 66h26v9H33z" fill="#fff" />
  </g>
)

/** Cars of colleagues at the depot, and the place between them that is free. */
export function FreePlace() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 190" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <path d="M-60 20h495v12H-60z" fill="#3a1d0f" />
      <path d="M20 20v130M355 20v130" stroke="#3a1d0f" strokeWidth="12" />
      <path d="M-60 140h495v50H-60z" fill="#2b1a12" />
      <path d="M122 140l-26 50M253 140l26 50M2 140l-40 50M373 140l40 50" stroke={c.accent} strokeWidth="4" />
      <Car x={20} paint="#d8634a" />
      <Car x={264} paint="#5f8fd0" />
      <path d="M187 32v18" stroke="#d9dde2" strokeWidth="3" />
      <g transform="translate(0 4)">
        <path d="M160 46h54q6 0 6 6v44q0 6-6 6h-54q-6 0-6-6V52q0-6 6-6z" fill={c.accent} />
        <path d="M180 92V58h10a10 10 0 0 1 0 20h-10" stroke="#3a1d0f" strokeWidth="7" strokeLinejoin="round" />
      </g>
      <path d="M166 118l21 12 21-12" stroke={c.accent} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
