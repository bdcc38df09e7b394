import { useArtColours } from '@/ui/art/artColours'

/** The bus from the side, for light ground. */
export function BusArt() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 150" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M20 132h335" stroke="#47640a" strokeOpacity=".35" strokeWidth="4" strokeLinecap="round" />
      <path d="M84 36h186c18 0 26 10 30 28l8 34v26H72V48c0-8 4-12 12-12z" fill={accent} />
      <path d="M72 92h236v10H72z" fill="#47640a" />
      <path d="M88 50h40v32H88zM138 50h40v32h-40zM188 50h40v32h-40zM238 50h30c10 0 14 6 17 16l4 16h-51z" fill="#f0f6de" />
      <path d="M100 82v-8a8 8 0 0 1 16 0v8zM150 82v-8a8 8 0 0 1 16 0v8zM200 82v-8a8 8 0 0 1 16 0v8z" fill="#47640a" />
      <circle cx="122" cy="126" r="17" fill="#2b3a08" />
      <circle cx="258" cy="126" r="17" fill="#2b3a08" />
      <circle cx="122" cy="126" r="6" fill="#f0f6de" />
      <circle cx="258" cy="126" r="6" fill="#f0f6de" />
    </svg>
  )
}
