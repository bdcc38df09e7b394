import { useArtColours } from '@/ui/art/artColours'

/** The sun comes up at the end of a road. */
export function Morning() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 150" width="100%" fill="none" aria-hidden focusable="false">
      <g stroke={accent} strokeWidth="4" strokeLinecap="round" opacity=".8">
        <path d="M312 14v18M264 28l9 16M358 26l-8 15" />
      </g>
      <circle cx="312" cy="102" r="46" fill={accent} />
      <circle cx="312" cy="102" r="60" fill={accent} opacity=".18" />
      <path d="M0 112c60-26 118-22 176 0s132 18 199-6v44H0z" fill="#fff" fillOpacity=".14" />
      <path d="M0 132c90-24 196-22 375-4v22H0z" fill="#fff" fillOpacity=".2" />
      <path d="M288 118h34l60 32H150z" fill="#14154c" fillOpacity=".55" />
      <path d="M302 122l-7 8M284 136l-18 12" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
