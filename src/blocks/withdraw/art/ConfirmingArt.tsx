import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Canvas, Coin, Fade, Ground, Sparkle } from '@/ui/art/parts'

/** A receipt under a magnifier: the outcome is not known yet. */
export function ConfirmingArt() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#fffefc" to={c.mist} />
        <Fade id={`${id}b`} from={c.paper} to={c.mist} />
      </defs>
      <path d="M72 32h84q6 0 6 6v110l-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8V38q0-6 6-6z" fill={`url(#${id}a)`} />
      <path d="M84 90h42M84 106h30" stroke={c.soft} strokeWidth="6" strokeLinecap="round" />
      <Coin x={98} y={62} size={15} />
      <path d="M122 56h26M122 68h16" stroke={c.soft} strokeWidth="6" strokeLinecap="round" />
      <path d="M170 132l20 22" stroke={c.to} strokeWidth="12" strokeLinecap="round" />
      <circle cx="150" cy="108" r="31" fill={`url(#${id}b)`} stroke={c.from} strokeWidth="8" />
      <path d="M142 102c0-11 17-11 17 0 0 6-8.5 6-8.5 13" stroke={c.to} strokeWidth="5.5" strokeLinecap="round" />
      <circle cx="150.5" cy="123" r="3.2" fill={c.to} />
      <Sparkle x={50} y={70} size={8} />
      <Sparkle x={190} y={58} size={8} fill={c.mid} />
    </Canvas>
  )
}
