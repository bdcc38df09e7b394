import { Canvas, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

const TURNS = [-20, 20, 0]

/** Three tickets, fanned out. */
export function Cards() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="168" rx="76" ry="7" fill={c.ink} fillOpacity=".3" />
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 120 210)`}>
          <rect x="82" y="32" width="76" height="118" rx="12" fill="#fff" />
          <rect x="88" y="38" width="64" height="106" rx="8" fill={turn === 0 ? c.accent : c.mid} />
          {turn !== 0 && <path d="M98 56h44M98 126h44M98 66h44M98 116h44" stroke="#fff" strokeOpacity=".45" strokeWidth="3" strokeLinecap="round" />}
        </g>
      ))}
      <path d="M106 70l14 20 14-20M120 88v28M104 92h32M104 102h32" stroke={c.deep} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={22} y={120} size={9} />
      <Sparkle x={206} y={24} size={11} />
    </Canvas>
  )
}
