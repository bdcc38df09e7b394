import { useArtColours } from '@/ui/art/artColours'

/** The strap that the card hangs on: it comes out of the dark above, where words stand. */
export function Lanyard() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 104" width="100%" fill="none" aria-hidden focusable="false" style={{ WebkitMaskImage: 'linear-gradient(#fff0, #fff 45%)' }}>
      <path d="M96 0l84 72h15L279 0h-26l-65 56L122 0z" fill={accent} />
      <path d="M253 0l-65 56-14-12L225 0z" fill="#000" fillOpacity=".18" />
      <path d="M112 6l64 55M262 6l-64 55" stroke="#fff" strokeOpacity=".5" strokeWidth="2" strokeDasharray="5 5" />
      <rect x="176" y="66" width="23" height="16" rx="3" fill="#cfd5df" />
      <path d="M187.500 80v10" stroke="#cfd5df" strokeWidth="7" strokeLinecap="round" />
      <circle cx="187.500" cy="95" r="7" stroke="#cfd5df" strokeWidth="4" />
    </svg>
  )
}
