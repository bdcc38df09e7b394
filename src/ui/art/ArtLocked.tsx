import { useId } from 'react'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A shield with a lock: not allowed, not qualified. */
export function ArtLocked() {
  const id = useId()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#ff9565" to="#e2391f" />
        <Fade id={`${id}b`} from="#ffe29a" to="#ffb02e" />
      </defs>
      <path d="M120 26c16 12 34 17 54 18v42c0 36-22 60-54 74-32-14-54-38-54-74V44c20-1 38-6 54-18z" fill="#b5391c" fillOpacity=".2" transform="translate(3 5)" />
      <path d="M120 26c16 12 34 17 54 18v42c0 36-22 60-54 74-32-14-54-38-54-74V44c20-1 38-6 54-18z" fill={`url(#${id}a)`} />
      <path d="M120 38c13 9 28 14 44 15v33c0 30-18 50-44 62z" fill="#fff" fillOpacity=".16" />
      <path d="M104 88V76a16 16 0 0 1 32 0v12" stroke="#fff3dc" strokeWidth="8" strokeLinecap="round" />
      <rect x="92" y="84" width="56" height="42" rx="11" fill={`url(#${id}b)`} />
      <path d="M98 91h44" stroke="#fff" strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
      <circle cx="120" cy="102" r="6" fill="#a0521a" />
      <path d="M120 104v10" stroke="#a0521a" strokeWidth="5" strokeLinecap="round" />
      <Sparkle x={192} y={50} size={9} />
      <Sparkle x={50} y={62} size={7} fill="#ff9a7a" />
      <circle cx="194" cy="110" r="3.5" fill="#ffc38f" />
    </Canvas>
  )
}
