import { useId } from 'react'
import { Canvas, Fade, Sparkle } from '@/ui/art/parts'

/** The key is handed over: what was sent has arrived. */
export function KeyArt() {
  const id = useId()
  return (
    <Canvas>
      <defs>
        <Fade id={`${id}g`} from="#cfeefb" to="#f3fbff" />
        <Fade id={`${id}k`} from="#2f9df0" to="#0a7fa8" />
        <Fade id={`${id}t`} from="#3fe0c6" to="#12a894" />
      </defs>
      <circle cx="120" cy="86" r="76" fill={`url(#${id}g)`} />
      <ellipse cx="120" cy="162" rx="62" ry="7" fill="#0a5f7d" fillOpacity=".14" />
      <g transform="rotate(-18 120 86)">
        <rect x="84" y="34" width="64" height="96" rx="26" fill={`url(#${id}k)`} />
        <rect x="90" y="40" width="52" height="84" rx="21" fill="#fff" fillOpacity=".12" />
        <circle cx="116" cy="22" r="13" stroke="#9fd3e8" strokeWidth="6" />
        <circle cx="116" cy="62" r="12" fill="#fff" fillOpacity=".92" />
        <path d="M118 53l-8 11h6l-3 8 9-11h-6l4-8z" fill="#12a894" />
        <path d="M104 92h24M104 106h24" stroke="#fff" strokeOpacity=".75" strokeWidth="5" strokeLinecap="round" />
      </g>
      <circle cx="168" cy="126" r="26" fill="#fff" />
      <circle cx="168" cy="126" r="21" fill={`url(#${id}t)`} />
      <path d="M158 126l7 8 13-15" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <Sparkle x={52} y={48} size={9} fill="#34d1bf" />
      <Sparkle x={190} y={48} size={12} fill="#ffc95c" />
      <circle cx="44" cy="112" r="4" fill="#7cc8ee" />
      <circle cx="204" cy="84" r="3" fill="#34d1bf" />
    </Canvas>
  )
}
