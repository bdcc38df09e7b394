import { useId } from 'react'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** An open, empty box. */
export function ArtEmpty() {
  const id = useId()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#ffcf9e" to="#f5a56a" />
        <Fade id={`${id}b`} from="#f9b57d" to="#e88d52" />
        <Fade id={`${id}c`} from="#ffe5c9" to="#ffcb9b" />
      </defs>
      <path d="M66 92l54-22 54 22-54 24z" fill="#b5642f" />
      <path d="M66 92l54 24v44l-48-20q-6-3-6-9z" fill={`url(#${id}a)`} />
      <path d="M174 92l-54 24v44l48-20q6-3 6-9z" fill={`url(#${id}b)`} />
      <path d="M66 92L46 78l54-22 20 14z" fill={`url(#${id}c)`} />
      <path d="M174 92l20-14-54-22-20 14z" fill="#ffd8b0" />
      <path d="M66 92l-18 16 54 24 18-16z" fill="#ffdcb8" />
      <path d="M174 92l18 16-54 24-18-16z" fill={`url(#${id}c)`} />
      <path d="M120 54c-8-14 12-18 8-30-3-8-16-6-14 2" stroke="#f0a876" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 8" />
      <Sparkle x={164} y={40} size={9} />
      <Sparkle x={70} y={44} size={6} fill="#ff9a7a" />
      <circle cx="186" cy="60" r="3" fill="#ffc38f" />
    </Canvas>
  )
}
