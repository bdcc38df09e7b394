import { Canvas, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

/** The rain is over: a cloud with closed eyes under the moon. */
export function DryNight() {
  const { accent, paper, mist, deep } = useArtColours()
  return (
    <Canvas>
      <path d="M182 16a30 30 0 1 0 26 44 24 24 0 0 1-26-44z" fill={accent} />
      <path d="M70 146a32 32 0 0 1-2-64 46 46 0 0 1 88-10 36 36 0 0 1 12 74z" fill={mist} />
      <path d="M70 146a32 32 0 0 1-30-22c40 14 100 12 158-14a36 36 0 0 1-30 36z" fill={paper} fillOpacity=".6" />
      <path d="M92 106q7 7 14 0M134 106q7 7 14 0M112 120q8 7 16 0" stroke={deep} strokeWidth="4" strokeLinecap="round" />
      <Sparkle x={36} y={46} size={8} />
      <Sparkle x={214} y={112} size={7} />
      <Sparkle x={90} y={26} size={6} />
    </Canvas>
  )
}
