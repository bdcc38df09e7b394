import { Canvas, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

/** An envelope that is open and empty. */
export function Emptied() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="170" rx="70" ry="7" fill={c.ink} fillOpacity=".3" />
      <path d="M58 74l62-56 62 56z" fill={c.from} />
      <path d="M74 62h92v60H74z" fill="#fffaf0" fillOpacity=".16" />
      <path d="M58 74v78a12 12 0 0 0 12 12h100a12 12 0 0 0 12-12V74q-62 54-124 0z" fill={c.to} />
      <path d="M58 74q62 54 124 0" stroke={c.accent} strokeWidth="2.5" />
      <path d="M98 130q5-6 10 0M132 130q5-6 10 0" stroke={c.accent} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M108 138q12 10 24 0" stroke={c.accent} strokeWidth="3.5" strokeLinecap="round" />
      <Sparkle x={34} y={92} size={7} />
      <Sparkle x={208} y={60} size={9} />
    </Canvas>
  )
}
