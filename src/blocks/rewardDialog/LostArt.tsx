import { useArtColours } from '@/ui/art/artColours'
import { Canvas } from '@/ui/art/parts'

/** An empty envelope that smiles, and a clover: the next one may be it. */
export function LostArt() {
  const c = useArtColours()
  return (
    <Canvas>
      <ellipse cx="120" cy="160" rx="62" ry="7" fill={c.soft} fillOpacity=".5" />
      <path d="M62 82l58-40 58 40v60q0 12-12 12H74q-12 0-12-12z" fill={c.mid} />
      <path d="M78 62h84v52H78z" fill={c.paper} />
      <path d="M62 84l58 38 58-38v58q0 12-12 12H74q-12 0-12-12z" fill={c.soft} />
      <path d="M102 128q0-6 0 0M138 128q0-6 0 0" stroke={c.deep} strokeWidth="6" strokeLinecap="round" />
      <path d="M108 138q12 10 24 0" stroke={c.deep} strokeWidth="4" strokeLinecap="round" />
      <path d="M120 92V74" stroke="#3c9d6a" strokeWidth="4" strokeLinecap="round" />
      <path d="M120 74q-22 2-20-12 8-8 20 12-8-22 2-22 12 2-2 22 14-18 20-10 2 12-20 12z" fill="#57b982" />
    </Canvas>
  )
}
