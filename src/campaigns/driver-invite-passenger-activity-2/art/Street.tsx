import { useId, type ReactNode } from 'react'
import { Fade } from '@/ui/art/parts'

/** A bright morning in town, as wide as the page; who drives there is drawn on it. `sunY`: how high the sun stands. */
export function Street({ sunY = 42, children }: { readonly sunY?: number; readonly children: ReactNode }) {
  const id = useId()
  return (
    <svg viewBox="0 0 375 200" width="100%" fill="none" strokeLinecap="round" aria-hidden focusable="false">
      <Fade id={id} from="#c4ecdb" to="#f4fcf8" />
      <path d="M0 0h375v180H0z" fill={`url(#${id})`} />
      <circle cx="318" cy={sunY} r="24" fill="#ffd25e" />
      <path d="M0 138V92h22V70h30v34h16V58h28v42h22V80h30v58zM232 138V88h26V64h28v34h52v-22h37v62z" fill="#9fd8bf" fillOpacity=".7" />
      {children}
    </svg>
  )
}

/** The driver of this campaign, from the front: cap and headset. `x` and `y` are the middle of the face. */
export function Driver({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-20 36c0-14 8-21 20-21s20 7 20 21z" fill="#1d4f74" />
      <circle r="13" fill="#ffd2ad" />
      <path d="M-14-3c0-18 28-18 28 0-8-4-20-4-28 0z" fill="#0d3d5c" />
      <path d="M-15-4h30q1 4-15 4t-15-4z" fill="#072a40" />
      <path d="M-5 5q5 4 10 0" stroke="#b5482a" strokeWidth="2" />
      <path d="M-5 1h0M5 1h0" stroke="#3a241c" strokeWidth="3" />
    </g>
  )
}

/** A passenger with long hair. `x` and `y` are the middle of the face. */
export function Passenger({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-14 14c-4-32 32-32 28 0z" fill="#4a2b1e" />
      <path d="M-18 36c0-14 7-21 18-21s18 7 18 21z" fill="#f08a5d" />
      <circle r="12" fill="#ffd9bd" />
      <path d="M-12-1c0-15 24-15 24 0-6-2-10-5-13-8-3 4-6 6-11 8z" fill="#4a2b1e" />
      <path d="M-5 5q5 4 10 0" stroke="#b5482a" strokeWidth="2" />
      <path d="M-5 1h0M5 1h0" stroke="#3a241c" strokeWidth="3" />
    </g>
  )
}

/** The plate that the passenger looks for. */
export function Plate({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="86" height="24" rx="4" fill="#dff5e9" />
      <text x="43" y="17" fill="#0b3b2a" fontSize="14" textAnchor="middle">
        A·D2026
      </text>
    </g>
  )
}
