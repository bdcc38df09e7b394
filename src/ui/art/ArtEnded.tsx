import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Fade, Ground, Sparkle } from './parts'

/** A calendar with a clock: the activity is over, or has not begun. */
export function ArtEnded() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <Ground id={`${id}g`} />
      <defs>
        <Fade id={`${id}a`} from={c.from} to={c.to} />
        <Fade id={`${id}b`} from="#fff" to={c.paper} />
        <Fade id={`${id}c`} from={c.accent} to={c.accentTo} />
      </defs>
      <rect x="66" y="42" width="108" height="112" rx="16" fill={c.to} fillOpacity=".22" transform="translate(3 5)" />
      <rect x="66" y="42" width="108" height="112" rx="16" fill={`url(#${id}b)`} />
      <path d="M66 76V58q0-16 16-16h76q16 0 16 16v18z" fill={`url(#${id}a)`} />
      <path d="M92 34v16M148 34v16" stroke={c.deep} strokeWidth="7" strokeLinecap="round" />
      <path d="M92 33v8M148 33v8" stroke={c.pale} strokeWidth="7" strokeLinecap="round" />
      <g fill={c.mist}>
        {[88, 110, 132].map((y) => [80, 101, 122, 143].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="15" height="14" rx="4" />))}
      </g>
      <rect x="101" y="88" width="15" height="14" rx="4" fill={c.from} />
      <circle cx="160" cy="136" r="27" fill={c.deep} fillOpacity=".25" transform="translate(2 3)" />
      <circle cx="160" cy="136" r="27" fill={`url(#${id}c)`} />
      <circle cx="160" cy="136" r="19" fill="#fffaf0" />
      <path d="M160 125v11l8 6" stroke={c.ink} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={194} y={58} size={9} />
      <Sparkle x={48} y={70} size={7} fill={c.mid} />
      <circle cx="52" cy="112" r="3.5" fill={c.soft} />
    </Canvas>
  )
}
