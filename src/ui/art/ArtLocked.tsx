import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A shield with a lock: not allowed, not qualified. */
export function ArtLocked() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.from} to={c.to} />
        <Fade id={`${id}b`} from={c.accent} to={c.accentTo} />
      </defs>
      <path d="M120 26c16 12 34 17 54 18v42c0 36-22 60-54 74-32-14-54-38-54-74V44c20-1 38-6 54-18z" fill={c.deep} fillOpacity=".2" transform="translate(3 5)" />
      <path d="M120 26c16 12 34 17 54 18v42c0 36-22 60-54 74-32-14-54-38-54-74V44c20-1 38-6 54-18z" fill={`url(#${id}a)`} />
      <path d="M120 38c13 9 28 14 44 15v33c0 30-18 50-44 62z" fill="#fff" fillOpacity=".16" />
      <path d="M104 88V76a16 16 0 0 1 32 0v12" stroke={c.paper} strokeWidth="8" strokeLinecap="round" />
      <rect x="92" y="84" width="56" height="42" rx="11" fill={`url(#${id}b)`} />
      <path d="M98 91h44" stroke="#fff" strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
      <circle cx="120" cy="102" r="6" fill={c.ink} />
      <path d="M120 104v10" stroke={c.ink} strokeWidth="5" strokeLinecap="round" />
      <Sparkle x={192} y={50} size={9} />
      <Sparkle x={50} y={62} size={7} fill={c.mid} />
      <circle cx="194" cy="110" r="3.5" fill={c.soft} />
    </Canvas>
  )
}
