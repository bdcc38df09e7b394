import { useId } from 'react'
import { Canvas, Coin, Fade, Ground, Sparkle } from '@/ui/art/parts'

/** A receipt under a magnifier: the outcome is not known yet. */
export function ConfirmingArt() {
  const id = useId()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#fffefc" to="#ffeadb" />
        <Fade id={`${id}b`} from="#e4f3ff" to="#bfe0fb" />
      </defs>
      <path d="M72 32h84q6 0 6 6v110l-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8V38q0-6 6-6z" fill={`url(#${id}a)`} />
      <path d="M84 90h42M84 106h30" stroke="#f3b98c" strokeWidth="6" strokeLinecap="round" />
      <Coin x={98} y={62} size={15} />
      <path d="M122 56h26M122 68h16" stroke="#f3b98c" strokeWidth="6" strokeLinecap="round" />
      <path d="M170 132l20 22" stroke="#c9472c" strokeWidth="12" strokeLinecap="round" />
      <circle cx="150" cy="108" r="31" fill={`url(#${id}b)`} stroke="#ff7a52" strokeWidth="8" />
      <path d="M142 102c0-11 17-11 17 0 0 6-8.5 6-8.5 13" stroke="#e0462a" strokeWidth="5.5" strokeLinecap="round" />
      <circle cx="150.5" cy="123" r="3.2" fill="#e0462a" />
      <Sparkle x={50} y={70} size={8} />
      <Sparkle x={190} y={58} size={8} fill="#ff9a7a" />
    </Canvas>
  )
}
