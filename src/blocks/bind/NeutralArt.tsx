import { useArtColours } from '@/ui/art/artColours'
import { Canvas } from '@/ui/art/parts'

/** A quiet sign: there is something to read, neither good nor bad. */
export function NeutralArt() {
  const c = useArtColours()
  return (
    <Canvas>
      <circle cx="120" cy="88" r="72" fill={c.mist} />
      <ellipse cx="120" cy="168" rx="54" ry="6" fill={c.to} fillOpacity=".12" />
      <rect x="78" y="38" width="84" height="104" rx="12" fill="#fff" />
      <path d="M96 70h48M96 88h48M96 106h28" stroke={c.soft} strokeWidth="7" strokeLinecap="round" />
      <circle cx="156" cy="128" r="22" fill={c.from} />
      <path d="M156 126v12M156 117v.5" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </Canvas>
  )
}
