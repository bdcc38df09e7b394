import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Art } from './RuleHero.styles'

/** A written sheet with its seal: decoration. */
export function RuleArt() {
  const id = useId()
  const c = useArtColours()
  return (
    <Art viewBox="0 0 112 100" fill="none" aria-hidden>
      <defs>
        <linearGradient id={`${id}p`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor={c.mist} />
        </linearGradient>
      </defs>
      <ellipse cx="58" cy="91" rx="42" ry="6" fill="#000" fillOpacity="0.12" />
      <g transform="rotate(8 58 48)">
        <path d="M26 12h50l14 14v58a5 5 0 0 1-5 5H31a5 5 0 0 1-5-5z" fill={`url(#${id}p)`} />
        <path d="M76 12l14 14H76z" fill={c.pale} />
        <path d="M36 36h34M36 46h42M36 56h42M36 66h24" stroke={c.soft} strokeWidth="4" strokeLinecap="round" />
        <circle cx="78" cy="72" r="13" fill={c.accentTo} />
        <path d="M72 72.500l4.5 4.5 8-9" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <path d="M14 26l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500z" fill="#fff" fillOpacity="0.7" />
      <circle cx="104" cy="16" r="3" fill="#fff" fillOpacity="0.6" />
    </Art>
  )
}
