import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Coin, Fade, Sparkle } from './parts'

/** A medal with a tick and confetti: done, received, registered. */
export function ArtSuccess() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <defs>
        <Fade id={`${id}a`} from={c.accent} to={c.accentTo} />
        <Fade id={`${id}b`} from={c.from} to={c.to} />
        <radialGradient id={`${id}c`}>
          <stop stopColor={c.accent} stopOpacity=".6" />
          <stop offset="1" stopColor={c.accent} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="120" cy="84" r="84" fill={`url(#${id}c)`} />
      <path d="M92 112l-18 46 22-6 12 18 16-46zM148 112l18 46-22-6-12 18-16-46z" fill={c.deep} />
      <path d="M98 118l-16 34 14-4 9 13 12-34zM142 118l16 34-14-4-9 13-12-34z" fill={c.from} />
      <path d="M120 22l13 9 16-1 6 15 13 9-4 15 4 16-13 9-6 15-16-1-13 9-13-9-16 1-6-15-13-9 4-16-4-15 13-9 6-15 16 1z" fill={`url(#${id}a)`} />
      <circle cx="120" cy="70" r="33" fill={`url(#${id}b)`} />
      <circle cx="120" cy="70" r="27" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <path d="M106 71l10 10 19-20" stroke="#fff" strokeWidth="7.5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M44 52l8 6M34 92h9M196 46l-7 7M206 88h-9M66 24l5 8M176 20l-5 8" stroke={c.mid} strokeWidth="4" strokeLinecap="round" />
      <Coin x={42} y={124} size={11} tilt={0.75} turn={-16} />
      <Coin x={200} y={122} size={12} tilt={0.8} turn={18} />
      <Sparkle x={214} y={62} size={7} />
      <Sparkle x={24} y={70} size={7} />
    </Canvas>
  )
}
