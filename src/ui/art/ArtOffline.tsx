import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A cloud whose cable is unplugged: no network, a failed load. */
export function ArtOffline() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#fff" to={c.pale} />
        <Fade id={`${id}b`} from={c.from} to={c.to} />
      </defs>
      <path d="M76 112a27 27 0 0 1 3-54 39 39 0 0 1 74-7 31 31 0 0 1 12 61z" fill={c.mid} fillOpacity=".35" transform="translate(4 6)" />
      <path d="M76 112a27 27 0 0 1 3-54 39 39 0 0 1 74-7 31 31 0 0 1 12 61z" fill={`url(#${id}a)`} />
      <path d="M84 68a18 18 0 0 0-16 9M112 42a26 26 0 0 0-18 14" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="104" cy="82" r="4.5" fill={c.ink} />
      <circle cx="138" cy="82" r="4.5" fill={c.ink} />
      <path d="M112 98q9-8 18 0" stroke={c.ink} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M120 112v10q0 14-16 14H92" stroke={c.strong} strokeWidth="5" strokeLinecap="round" />
      <rect x="72" y="126" width="22" height="20" rx="6" fill={`url(#${id}b)`} />
      <path d="M72 131h-8M72 141h-8" stroke={c.deep} strokeWidth="4" strokeLinecap="round" />
      <path d="M32 122h10q10 0 10 14t-10 14H32z" fill={`url(#${id}b)`} transform="translate(-4 0)" />
      <path d="M28 136H12" stroke={c.strong} strokeWidth="5" strokeLinecap="round" />
      <path d="M54 118l3-8M58 152l4 7" stroke={c.accent} strokeWidth="3.5" strokeLinecap="round" />
      <Sparkle x={188} y={44} size={8} />
      <Sparkle x={54} y={40} size={6} fill={c.mid} />
    </Canvas>
  )
}
