import { Canvas, Coin, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

/** The envelope as it waits behind the login. */
export function Sealed() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="170" rx="70" ry="7" fill={c.ink} fillOpacity=".3" />
      <g transform="rotate(-4 120 90)">
        <rect x="66" y="12" width="108" height="150" rx="11" fill={c.to} />
        <path d="M66 23a11 11 0 0 1 11-11h86a11 11 0 0 1 11 11v30q-54 44-108 0z" fill={c.from} />
        <path d="M66 53q54 44 108 0" stroke={c.accent} strokeWidth="2" />
        <path d="M82 154c16-28 60-28 76 0M96 154c10-18 38-18 48 0" stroke={c.accent} strokeOpacity=".35" strokeWidth="1.5" />
        <Coin x={120} y={76} size={23} />
      </g>
      <Sparkle x={52} y={128} size={11} />
      <Sparkle x={190} y={38} size={8} />
      <Sparkle x={189} y={126} size={12} />
    </Canvas>
  )
}
