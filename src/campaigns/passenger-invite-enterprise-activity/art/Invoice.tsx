import { useArtColours } from '@/ui/art/artColours'

/** One invoice for all rides of a month, and the card that pays for them. */
export function Invoice() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 180" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <path d="M-60 140h495v40H-60z" fill="#0a1830" />
      <g transform="translate(202 10) rotate(6)">
        <path d="M0 0h104v150l-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9z" fill="#f4f7fb" />
        <path d="M14 18h50M14 52h76M14 68h76M14 84h76M14 100h76" stroke="#a9bcd8" strokeWidth="5" strokeLinecap="round" />
        <path d="M14 34h30" stroke={c.accentTo} strokeWidth="6" strokeLinecap="round" />
        <circle cx="80" cy="116" r="15" stroke="#c5432e" strokeWidth="3" />
        <path d="M72 116h16" stroke="#c5432e" strokeWidth="3" />
      </g>
      <g transform="translate(66 56) rotate(-9)">
        <path d="M10 0h136q10 0 10 10v76q0 10-10 10H10Q0 96 0 86V10Q0 0 10 0z" fill={c.accent} />
        <path d="M10 0h136q10 0 10 10v12H0V10Q0 0 10 0z" fill="#fff" fillOpacity=".25" />
        <path d="M16 36h26v20H16z" fill="#fff3d6" />
        <path d="M16 74h60M112 74h28" stroke="#7d5a14" strokeWidth="6" strokeLinecap="round" />
        <path d="M104 46c0-9 6-12 14-12s14 3 14 12z" fill="#7d5a14" fillOpacity=".5" />
      </g>
    </svg>
  )
}
