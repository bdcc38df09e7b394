import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'

const SLICES = [0, 45, 90, 135, 180, 225, 270, 315]

/** A stand at a fair: light behind the wheel, a string of bulbs over it. */
export function Fair({ viewBox = '0 0 375 208' }: { readonly viewBox?: string }) {
  const id = useId()
  const c = useArtColours()
  return (
    <svg viewBox={viewBox} width="100%" fill="none" aria-hidden focusable="false">
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="128">
        <stop offset=".6" stopColor="#fff" stopOpacity=".1" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <g transform="translate(188 128)">
        {SLICES.map((turn) => (
          <path key={turn} d="M0 0L-46-260H46z" transform={`rotate(${turn})`} fill={`url(#${id})`} />
        ))}
        <circle r="76" fill={c.ink} />
        <circle r="72" fill={c.accent} />
        {SLICES.map((turn, index) => (
          <path key={turn} d="M0 0L-25-60A65 65 0 0 1 25-60z" transform={`rotate(${turn})`} fill={index % 2 ? c.mist : '#fff'} />
        ))}
        <circle r="20" fill={c.to} />
        <path d="M0-34l9 20H-9z" fill={c.to} />
      </g>
      <path d="M-4 10c60 46 128 46 190 10 62 36 132 36 194-10" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
      {[
        [28, 30],
        [72, 43],
        [118, 43],
        [160, 32],
        [214, 33],
        [258, 43],
        [304, 43],
        [348, 28],
      ].map(([x, y], index) => (
        <circle key={x} cx={x} cy={(y ?? 0) + 5} r="5" fill={index % 2 ? '#fff' : c.accent} />
      ))}
    </svg>
  )
}

/** In the head of the login page: the wheel, nearer. */
export const NearFair = () => <Fair viewBox="46 14 264 190" />
