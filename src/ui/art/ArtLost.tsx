import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A pin on a folded map where the road ends: the page does not exist. */
export function ArtLost() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.from} to={c.to} />
        <Fade id={`${id}b`} from="#fffdfa" to={c.mist} />
      </defs>
      <path d="M58 110l42-16v48l-42 16q-4 1-4-3v-39q0-5 4-6z" fill={`url(#${id}b)`} />
      <path d="M100 94l42 16v48l-42-16z" fill={c.pale} />
      <path d="M142 110l40-15q5-2 5 3v39q0 4-4 6l-41 15z" fill={`url(#${id}b)`} />
      <path d="M54 136l46-18 42 22 45-26" stroke="#fff" strokeWidth="7" />
      <path d="M66 142q20-4 34-16t40 4" stroke={c.strong} strokeWidth="3.5" strokeLinecap="round" strokeDasharray="1 8" />
      <path d="M74 112l18-7v10l-18 7zM154 120l20-8v10l-20 8z" fill={c.soft} />
      <ellipse cx="128" cy="128" rx="15" ry="5" fill={c.deep} fillOpacity=".28" />
      <path d="M128 126C108 100 94 86 94 66a34 34 0 0 1 68 0c0 20-14 34-34 60z" fill={`url(#${id}a)`} />
      <path d="M103 58a26 26 0 0 1 16-15" stroke="#fff" strokeOpacity=".6" strokeWidth="5" strokeLinecap="round" />
      <circle cx="128" cy="66" r="19" fill="#fffaf4" />
      <path d="M121.5 61.5c0-9 13.5-9 13.5 0 0 5-6.5 5-6.5 10" stroke={c.to} strokeWidth="4" strokeLinecap="round" />
      <circle cx="128.5" cy="77.5" r="2.5" fill={c.to} />
      <Sparkle x={186} y={56} size={9} />
      <Sparkle x={64} y={68} size={7} fill={c.mid} />
    </Canvas>
  )
}
