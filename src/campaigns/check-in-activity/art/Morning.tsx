import { useArtColours } from '@/ui/art/artColours'

/** The sun comes up behind the hills, clear of the countdown on the narrowest screen. */
export function Morning() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 150" width="100%" fill="none" aria-hidden focusable="false">
      <g stroke={accent} strokeWidth="4" strokeLinecap="round" opacity=".8">
        <path d="M326 21v14M299 26l5 13M353 26l-5 13" />
      </g>
      <circle cx="326" cy="102" r="46" fill={accent} />
      <circle cx="326" cy="102" r="56" fill={accent} opacity=".18" />
      <path d="M0 112c60-26 118-22 176 0s132 18 199-6v44H0z" fill="#fff" fillOpacity=".14" />
      <path d="M0 132c90-24 196-22 375-4v22H0z" fill="#fff" fillOpacity=".2" />
    </svg>
  )
}
