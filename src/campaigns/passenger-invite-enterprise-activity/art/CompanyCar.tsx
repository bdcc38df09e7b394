import { useArtColours } from '@/ui/art/artColours'

/** Drawn inside another picture, before the door. */
export function CompanyCar({ x }: { readonly x: number }) {
  const { accent } = useArtColours()
  return (
    <g transform={`translate(${x} 108)`}>
      <ellipse cx="46" cy="40" rx="50" ry="4" fill="#000" fillOpacity=".5" />
      <path d="M2 34V25c0-5 3-8 9-9l13-2L36 3c2-2 4-2 7-2h18c4 0 6 1 8 3l10 11c6 1 10 3 10 8v11c0 2-1 3-3 3H5c-2 0-3-1-3-3z" fill="#f4f7fb" />
      <path d="M30 14l9-9c1-1 2-1 3-1h8v10zM54 4h7c2 0 3 1 4 2l7 8H54z" fill="#16305a" />
      <path d="M2 24h87v4H2z" fill={accent} />
      <circle cx="21" cy="36" r="8" fill="#0a1830" />
      <circle cx="70" cy="36" r="8" fill="#0a1830" />
      <circle cx="21" cy="36" r="3" fill="#fff" />
      <circle cx="70" cy="36" r="3" fill="#fff" />
    </g>
  )
}
