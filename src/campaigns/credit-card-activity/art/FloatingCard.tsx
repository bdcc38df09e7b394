import { useArtColours } from '@/ui/art/artColours'

/** A tilted card over the lights of a road at night. */
export function FloatingCard() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 216" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M-10 206C90 150 210 200 386 96" stroke={accent} strokeOpacity=".5" strokeWidth="2" />
      <path d="M-10 216C100 166 226 210 386 116" stroke={accent} strokeOpacity=".28" strokeWidth="2" />
      <path d="M-10 196C80 136 200 190 386 78" stroke="#fff" strokeOpacity=".16" strokeWidth="2" />
      <ellipse cx="206" cy="196" rx="120" ry="10" fill="#000" fillOpacity=".35" />
      <g transform="translate(0 11) rotate(-11 200 100)">
        <rect x="72" y="20" width="264" height="164" rx="16" fill="#0d0e10" />
        <rect x="72" y="14" width="264" height="164" rx="16" fill="#2b2e33" stroke={accent} strokeWidth="1.5" />
        <path d="M72 120C150 66 240 52 336 66v98a14 14 0 0 1-14 14H86a14 14 0 0 1-14-14z" fill="#fff" fillOpacity=".05" />
        <rect x="98" y="62" width="42" height="32" rx="6" fill={accent} />
        <path d="M98 78h42M112 62v32M126 62v32" stroke="#2b2e33" strokeWidth="1.5" />
        <path d="M152 68c6 6 6 14 0 20M160 64c9 9 9 19 0 28" stroke="#f6e3b5" strokeWidth="2.500" strokeLinecap="round" />
        <path d="M98 126h36M146 126h36M194 126h36M242 126h36" stroke="#f6e3b5" strokeWidth="6" strokeLinecap="round" />
        <path d="M98 152h70" stroke="#f6e3b5" strokeOpacity=".6" strokeWidth="4" strokeLinecap="round" />
        <path d="M258 60v-5q0-5 5-6l6-1 8-10h20l9 10q7 1 7 7v5zM279 42l-5 6h10v-6zM288 42v6h12l-5-6z" fill={accent} />
        <path d="M271 54a6 6 0 1 0 .1 0zM300 54a6 6 0 1 0 .1 0z" fill={accent} stroke="#2b2e33" strokeWidth="2.500" />
      </g>
    </svg>
  )
}
