import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Fade, Sparkle } from '@/ui/art/parts'

/** Two friends, each with one half of the same ticket, and the ride that they share going round them. */
export function Shared() {
  const id = useId()
  const c = useArtColours()
  return (
    <svg viewBox="0 -10 375 200" width="100%" fill="none" aria-hidden focusable="false">
      <Fade id={`${id}t`} from="#fffbe8" to={c.accent} />
      <path d="M22 190C22 86 96 22 187 22s166 64 166 168" stroke="#fff" strokeOpacity=".22" strokeWidth="20" />
      <path d="M22 190C22 86 96 22 187 22s166 64 166 168" stroke="#fff" strokeOpacity=".7" strokeWidth="2" strokeDasharray="9 9" />
      <g transform="translate(187 20)">
        <path d="M-38 6c0-8 5-11 13-12l9-11c3-4 6-5 11-5h12c5 0 8 2 11 6l9 11c8 1 12 5 12 12v6c0 2-1 3-3 3h-71c-2 0-3-1-3-3z" fill={c.accent} />
        <path d="M-16-7l6-8c2-2 4-3 7-3h3v11zM4-18h4c3 0 5 1 7 3l6 8H4z" fill="#fff" />
        <circle cx="-20" cy="15" r="9" fill={c.ink} />
        <circle cx="22" cy="15" r="9" fill={c.ink} />
        <circle cx="-20" cy="15" r="3.5" fill="#fff" />
        <circle cx="22" cy="15" r="3.5" fill="#fff" />
      </g>
      <g transform="rotate(-9 130 118)">
        <path d="M92 88h76l-7 9 7 9-7 9 7 9-7 9 7 9-7 9H92a8 8 0 0 1-8-8v-15a9 9 0 0 0 0-18V96a8 8 0 0 1 8-8z" fill={`url(#${id}t)`} />
        <path d="M112 102l10 14 10-14M122 116v16M113 119h18M113 126h18" stroke={c.deep} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <g transform="rotate(9 245 118)">
        <path d="M283 88h-76l-7 9 7 9-7 9 7 9-7 9 7 9-7 9h83a8 8 0 0 0 8-8v-15a9 9 0 0 1 0-18V96a8 8 0 0 0-8-8z" fill={`url(#${id}t)`} />
        <path d="M244 102l10 14 10-14M254 116v16M245 119h18M245 126h18" stroke={c.deep} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <Person x={64} shirt="#2f6fe0" hair="M-17-3c0-22 34-22 34 0-7-8-23-10-34 0z" />
      <g transform="translate(375 0) scale(-1 1)">
        <Person x={64} shirt="#16a06e" hair="M-18 16c-6-52 42-52 36 0-2-10-3-16-6-21-8 3-18 3-24 0-3 5-4 11-6 21z" />
      </g>
      <Sparkle x={187} y={78} size={11} fill="#fff" />
      <Sparkle x={168} y={60} size={6} fill="#fff" />
      <Sparkle x={206} y={60} size={6} fill="#fff" />
    </svg>
  )
}

/** From the left edge, an arm out to the ticket; `x` is the middle of the face. */
function Person({ x, shirt, hair }: { readonly x: number; readonly shirt: string; readonly hair: string }) {
  return (
    <g transform={`translate(${x} 92)`}>
      <path d="M14 44L46 32" stroke="#ffd2ad" strokeWidth="13" strokeLinecap="round" />
      <path d="M-44 100C-44 50-26 30 0 30c14 0 24 5 31 14l-12 12v44z" fill={shirt} />
      <path d="M-8 16H8v12c0 9-16 9-16 0z" fill="#f2b487" />
      <ellipse rx="17" ry="19" fill="#ffd9b8" />
      <path d={hair} fill="#33211c" />
      <circle cx="0" cy="2" r="1.8" fill="#33211c" />
      <circle cx="11" cy="2" r="1.8" fill="#33211c" />
      <path d="M1 9q5 4 10 0" stroke="#b5482a" strokeWidth="2" strokeLinecap="round" />
    </g>
  )
}
