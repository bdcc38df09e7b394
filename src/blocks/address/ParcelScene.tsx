import { useArtColours } from '@/ui/art/artColours'

/** A parcel on its way to a door. */
export function ParcelScene() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 150" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M24 128c60-62 112-62 150-24s92 30 150-48" stroke="#fff" strokeOpacity=".4" strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round" />
      <path d="M322 20a19 19 0 0 1 19 19c0 14-19 31-19 31s-19-17-19-31a19 19 0 0 1 19-19z" fill={accent} />
      <circle cx="322" cy="39" r="7" fill="#fff" />
      <path d="M146 62l52-22 52 22v58l-52 24-52-24z" fill="#e8c08d" />
      <path d="M146 62l52 23v59l-52-24z" fill="#d6a76c" />
      <path d="M146 62l52-22 52 22-52 23z" fill="#f4d6ab" />
      <path d="M172 51l52 23v19l-9-6-9 13V82l-51-23z" fill={accent} />
    </svg>
  )
}
