import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A clipboard whose list is ticked: it is known already, and nothing to celebrate. */
export function ArtNoted() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.soft} to={c.strong} />
        <Fade id={`${id}b`} from={c.mist} to={c.pale} />
      </defs>
      <rect x="76" y="34" width="88" height="112" rx="12" fill={`url(#${id}a)`} />
      <rect x="85" y="46" width="70" height="91" rx="6" fill={`url(#${id}b)`} />
      <path d="M104 42v-5a7 7 0 0 1 7-7h3a6 6 0 0 1 12 0h3a7 7 0 0 1 7 7v5z" fill={c.deep} />
      <path d="M97 72l5 5 9-10M97 94l5 5 9-10M97 116l5 5 9-10" stroke={c.strong} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M120 73h24M120 95h18M120 117h22" stroke={c.mid} strokeWidth="5" strokeLinecap="round" />
      <Sparkle x={182} y={52} size={8} fill={c.mid} />
      <circle cx="58" cy="78" r="3" fill={c.soft} />
    </Canvas>
  )
}
