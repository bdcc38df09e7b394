import { Canvas, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

/** A route that has come to its end. */
export function Arrived() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="160" rx="92" ry="12" fill={c.mist} />
      <path d="M34 158c34-6 26-38 60-40s32 30 76 26" stroke={c.mid} strokeWidth="9" strokeLinecap="round" />
      <circle cx="34" cy="158" r="9" fill="#fff" stroke={c.to} strokeWidth="5" />
      <path d="M172 142s-42-40-42-72a42 42 0 0 1 84 0c0 32-42 72-42 72z" fill={c.to} />
      <circle cx="172" cy="70" r="26" fill="#fff" />
      <path d="M160 70l9 9 16-18" stroke={c.from} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={78} y={58} size={11} />
      <Sparkle x={108} y={28} size={7} />
    </Canvas>
  )
}
