import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Canvas, Coin, Fade, Ground, Sparkle } from '@/ui/art/parts'

/** Coins on their way back into the wallet, and a sign that something went wrong: nothing is lost. */
export function FailedArt() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.mid} to={c.from} />
        <Fade id={`${id}b`} from="#fffdfa" to={c.mist} />
      </defs>
      <path d="M70 94l86-22q8-2 10 6l4 16z" fill={c.to} />
      <rect x="58" y="84" width="118" height="70" rx="14" fill={`url(#${id}a)`} />
      <path d="M70 96h94" stroke="#fff" strokeOpacity=".35" strokeWidth="4" strokeLinecap="round" strokeDasharray="7 7" />
      <path d="M176 104h-30a15 15 0 0 0 0 30h30z" fill={`url(#${id}b)`} />
      <circle cx="148" cy="119" r="6" fill={c.from} />
      <Coin x={92} y={60} size={15} tilt={0.85} turn={-14} />
      <Coin x={124} y={40} size={12} tilt={0.75} turn={16} />
      <path d="M158 28q24 8 20 34" stroke={c.mid} strokeWidth="5" strokeLinecap="round" />
      <path d="M168 56l10 10 9-12" stroke={c.mid} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="66" cy="146" r="20" fill={c.ink} />
      <path d="M59 139l14 14M73 139l-14 14" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <Sparkle x={44} y={72} size={8} />
      <Sparkle x={204} y={96} size={7} fill={c.mid} />
    </Canvas>
  )
}
