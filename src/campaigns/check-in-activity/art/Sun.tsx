import { useArtColours } from '@/ui/art/artColours'

/** Drawn inside another picture, behind its hills. */
export function Sun() {
  const { accent } = useArtColours()
  return (
    <>
      <g stroke={accent} strokeWidth="4" strokeLinecap="round" opacity=".8">
        <path d="M326 21v14M299 26l5 13M353 26l-5 13" />
      </g>
      <circle cx="326" cy="102" r="46" fill={accent} />
      <circle cx="326" cy="102" r="56" fill={accent} opacity=".18" />
    </>
  )
}
