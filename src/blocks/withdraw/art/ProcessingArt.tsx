import { useId } from 'react'
import { Canvas, Coin, Fade, Ground, Sparkle } from '@/ui/art/parts'

/** A coin in flight from one card to another, with a clock: the money is on its way. */
export function ProcessingArt() {
  const id = useId()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#ff8a5c" to="#e0321d" />
        <Fade id={`${id}b`} from="#ffd98a" to="#ffb13d" />
      </defs>
      <path d="M62 92q58-66 116 0" stroke="#ff9a6b" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 10" />
      <path d="M172 82l8 11 5-13" stroke="#ff8a5c" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="32" y="98" width="68" height="50" rx="10" fill={`url(#${id}a)`} />
      <path d="M32 116h68" stroke="#fff" strokeOpacity=".35" strokeWidth="8" />
      <rect x="42" y="130" width="24" height="7" rx="3.5" fill="#fff" fillOpacity=".75" />
      <rect x="140" y="98" width="68" height="50" rx="10" fill={`url(#${id}b)`} />
      <path d="M208 114h-22a9 9 0 0 0 0 18h22z" fill="#fff7e8" />
      <circle cx="187" cy="123" r="4" fill="#e08a12" />
      <Coin x={120} y={54} size={20} tilt={0.9} turn={10} />
      <circle cx="120" cy="132" r="25" fill="#fffaf4" stroke="#ffb184" strokeWidth="5" />
      <path d="M120 118v15l10 6" stroke="#e0462a" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={44} y={60} size={8} />
      <Sparkle x={200} y={58} size={7} fill="#ff9a7a" />
    </Canvas>
  )
}
