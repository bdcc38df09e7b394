import { useArtColours } from '@/ui/art/artColours'

/** The map under the pop-up in the evening: streets, lamps, a car that is still far, and where one waits. */
export function EveningMap() {
  const { accent, paper, deep } = useArtColours()
  return (
    <svg viewBox="0 0 375 250" width="100%" height="100%" preserveAspectRatio="xMidYMin slice" fill="none" aria-hidden focusable="false">
      <path d="M-10 52L385 96M-10 150L385 196M70-10L36 260M196-10L176 260M318-10L330 260" stroke="#fff" strokeOpacity=".14" strokeWidth="16" />
      <path d="M92 28h66l-8 78-70-8zM214 40l78 10 4 62-90-10zM84 164l62 8-4 78H70zM200 176l100 12 6 62H192z" fill="#fff" fillOpacity=".07" />
      {/* Lamps. Neither the sides of the narrowest, highest screen nor the panel cuts them. */}
      <circle cx="104" cy="65" r="5" fill={accent} />
      <circle cx="126" cy="166" r="5" fill={accent} />
      <path d="M258 81L194 74" stroke={accent} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" strokeDasharray="1 11" />
      <circle cx="188" cy="74" r="46" fill={paper} fillOpacity=".16" />
      <circle cx="188" cy="74" r="29" fill={paper} fillOpacity=".22" />
      <path d="M188 92s-21-20-21-37a21 21 0 0 1 42 0c0 17-21 37-21 37z" fill={accent} />
      <circle cx="188" cy="55" r="13.500" fill="#fff" />
      <path d="M188 47v8l5 4" stroke={deep} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <g transform="translate(274 84) rotate(7)">
        <rect x="-19" y="-10" width="38" height="20" rx="7" fill="#fff" />
        <path d="M-8-7H5q4 7 0 14H-8q-4-7 0-14z" fill={deep} />
      </g>
    </svg>
  )
}
