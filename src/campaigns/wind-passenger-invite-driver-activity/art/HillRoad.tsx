import { useArtColours } from '@/ui/art/artColours'

/** Drawn inside another picture: a road over its hills, and a car under way. */
export function HillRoad() {
  const c = useArtColours()
  return (
    <>
      <path d="M-6 146c70-2 116-16 158-38s84-26 140-18 68 4 92-8" stroke="#2b4a52" strokeWidth="15" />
      <path d="M-6 146c70-2 116-16 158-38s84-26 140-18 68 4 92-8" stroke="#fff" strokeWidth="1.750" strokeDasharray="9 8" />
      <g transform="translate(72 82) rotate(-12)">
        <ellipse cx="42" cy="44" rx="46" ry="4" fill="#10333b" fillOpacity=".35" />
        <path d="M2 38V27c0-6 4-9 10-10l12-2L34 3c2-2 4-3 7-3h18c4 0 6 1 8 4l9 12c6 1 9 4 9 9v13c0 2-1 3-3 3H5c-2 0-3-1-3-3z" fill={c.accent} />
        <path d="M30 15L38 5c1-1 2-1 3-1h7v11zM52 4h7c2 0 3 0 4 2l7 9H52z" fill="#eaf8ff" />
        <path d="M2 29h83v9c0 2-1 3-3 3H5c-2 0-3-1-3-3z" fill="#000" fillOpacity=".1" />
        <circle cx="20" cy="40" r="8" fill="#12303a" />
        <circle cx="66" cy="40" r="8" fill="#12303a" />
        <circle cx="20" cy="40" r="3" fill="#fff" />
        <circle cx="66" cy="40" r="3" fill="#fff" />
      </g>
    </>
  )
}
