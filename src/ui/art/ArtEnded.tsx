import { useId } from 'react'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A calendar with a clock: the activity is over, or has not begun. */
export function ArtEnded() {
  const id = useId()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from="#ff8a5c" to="#e63c25" />
        <Fade id={`${id}b`} from="#fff" to="#fff1e6" />
        <Fade id={`${id}c`} from="#ffd873" to="#ffab2e" />
      </defs>
      <rect x="66" y="42" width="108" height="112" rx="16" fill="#c9532f" fillOpacity=".22" transform="translate(3 5)" />
      <rect x="66" y="42" width="108" height="112" rx="16" fill={`url(#${id}b)`} />
      <path d="M66 76V58q0-16 16-16h76q16 0 16 16v18z" fill={`url(#${id}a)`} />
      <path d="M92 34v16M148 34v16" stroke="#8e2413" strokeWidth="7" strokeLinecap="round" />
      <path d="M92 33v8M148 33v8" stroke="#ffc9ad" strokeWidth="7" strokeLinecap="round" />
      <g fill="#ffd9c2">
        {[88, 110, 132].map((y) => [80, 101, 122, 143].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="15" height="14" rx="4" />))}
      </g>
      <rect x="101" y="88" width="15" height="14" rx="4" fill="#ff8a5c" />
      <circle cx="160" cy="136" r="27" fill="#b9661a" fillOpacity=".25" transform="translate(2 3)" />
      <circle cx="160" cy="136" r="27" fill={`url(#${id}c)`} />
      <circle cx="160" cy="136" r="19" fill="#fffaf0" />
      <path d="M160 125v11l8 6" stroke="#a0521a" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={194} y={58} size={9} />
      <Sparkle x={48} y={70} size={7} fill="#ff9a7a" />
      <circle cx="52" cy="112" r="3.5" fill="#ffc38f" />
    </Canvas>
  )
}
