import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Canvas, Coin, Fade, Ground, Sparkle } from '@/ui/art/parts'

/** A coin in flight from one card to another, with a clock: the money is on its way. */
export function ProcessingArt() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.from} to={c.to} />
        <Fade id={`${id}b`} from={c.accent} to={c.accentTo} />
      </defs>
      <path d="M62 92q58-66 116 0" stroke={c.mid} strokeWidth="4" strokeLinecap="round" strokeDasharray="1 10" />
      <path d="M172 82l8 11 5-13" stroke={c.from} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="32" y="98" width="68" height="50" rx="10" fill={`url(#${id}a)`} />
      <path d="M32 116h68" stroke="#fff" strokeOpacity=".35" strokeWidth="8" />
      <rect x="42" y="130" width="24" height="7" rx="3.5" fill="#fff" fillOpacity=".75" />
      <rect x="140" y="98" width="68" height="50" rx="10" fill={`url(#${id}b)`} />
      <path d="M208 114h-22a9 9 0 0 0 0 18h22z" fill={c.paper} />
      <circle cx="187" cy="123" r="4" fill={c.deep} />
      <Coin x={120} y={54} size={20} tilt={0.9} turn={10} />
      <circle cx="120" cy="132" r="25" fill="#fffaf4" stroke={c.soft} strokeWidth="5" />
      <path d="M120 118v15l10 6" stroke={c.to} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={44} y={60} size={8} />
      <Sparkle x={200} y={58} size={7} fill={c.mid} />
    </Canvas>
  )
}
