import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** An open, empty box. */
export function ArtEmpty() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.soft} to={c.mid} />
        <Fade id={`${id}b`} from={c.mid} to={c.strong} />
        <Fade id={`${id}c`} from={c.mist} to={c.pale} />
      </defs>
      <path d="M66 92l54-22 54 22-54 24z" fill={c.deep} />
      <path d="M66 92l54 24v44l-48-20q-6-3-6-9z" fill={`url(#${id}a)`} />
      <path d="M174 92l-54 24v44l48-20q6-3 6-9z" fill={`url(#${id}b)`} />
      <path d="M66 92L46 78l54-22 20 14z" fill={`url(#${id}c)`} />
      <path d="M174 92l20-14-54-22-20 14z" fill={c.pale} />
      <path d="M66 92l-18 16 54 24 18-16z" fill={c.mist} />
      <path d="M174 92l18 16-54 24-18-16z" fill={`url(#${id}c)`} />
      <path d="M120 54c-8-14 12-18 8-30-3-8-16-6-14 2" stroke={c.mid} strokeWidth="3" strokeLinecap="round" strokeDasharray="1 8" />
      <Sparkle x={164} y={40} size={9} />
      <Sparkle x={70} y={44} size={6} fill={c.mid} />
      <circle cx="186" cy="60" r="3" fill={c.soft} />
    </Canvas>
  )
}
