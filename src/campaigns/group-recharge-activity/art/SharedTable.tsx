import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'

/** The one at the near side is under the cards. */
const SEATS = [0, 60, 120, 240, 300]
const COATS = ['#ffcf5a', '#e58aa8', '#b98ad6']

/** A round table from above under lanterns: some have put their share on it, who are seen from above, too, and some places are free. */
export function SharedTable() {
  const id = useId()
  const { accent, to } = useArtColours()
  return (
    <svg viewBox="0 0 375 214" width="100%" fill="none" aria-hidden focusable="false">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2="34">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".5" />
      </linearGradient>
      {[44, 331].map((x) => (
        <g key={x}>
          <path d={`M${x} 0v34`} stroke={`url(#${id})`} strokeWidth="2" />
          <ellipse cx={x} cy="58" rx="24" ry="26" fill={accent} />
          <path d={`M${x - 12} 34h24M${x - 12} 83h24M${x} 84v16`} stroke={to} strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
      <g transform="translate(188 112)">
        {SEATS.map((turn, at) => (
          <g key={turn} transform={`rotate(${turn})`}>
            {at < 3 ? (
              <>
                <path d="M-18-88c-4 8-2 18 6 26M18-88c4 8 2 18-6 26M-18-88h36" stroke={COATS[at]} strokeWidth="14" strokeLinecap="round" />
                <circle cy="-83" r="12" fill="#f7dfc8" />
                <circle cy="-87" r="13" fill="#2c0f42" />
              </>
            ) : (
              <circle cy="-84" r="17" stroke="#fff" strokeOpacity=".6" strokeWidth="2" strokeDasharray="5 5" />
            )}
          </g>
        ))}
        <circle r="64" fill="#f3e6fa" />
        <circle r="56" stroke="#6b2a94" strokeOpacity=".25" strokeWidth="2" />
        {SEATS.slice(0, 3).map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <circle cy="-40" r="8" fill={accent} stroke="#b98a1c" strokeWidth="1.5" />
          </g>
        ))}
        <path d="M-22 2h44l-6 18a8 8 0 0 1-8 6H-8a8 8 0 0 1-8-6z" fill="#6b2a94" />
        <path d="M-24-2h48" stroke="#431763" strokeWidth="6" strokeLinecap="round" />
        <path d="M-8-12c0-6 4-6 4-12M8-12c0-6 4-6 4-12" stroke="#6b2a94" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  )
}
