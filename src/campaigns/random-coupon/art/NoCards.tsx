import { Canvas, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

/** Where the cards lay. */
export function NoCards() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="168" rx="76" ry="7" fill={c.ink} fillOpacity=".3" />
      {[-20, 20].map((turn) => (
        <rect key={turn} x="82" y="32" width="76" height="118" rx="12" transform={`rotate(${turn} 120 210)`} stroke={c.mist} strokeWidth="3" strokeDasharray="7 8" />
      ))}
      <rect x="82" y="32" width="76" height="118" rx="12" fill={c.paper} />
      <path d="M102 84q7 7 14 0M124 84q7 7 14 0M110 104q10 9 20 0" stroke={c.deep} strokeWidth="4.5" strokeLinecap="round" />
      <Sparkle x={36} y={40} size={8} />
      <Sparkle x={208} y={34} size={9} />
    </Canvas>
  )
}
