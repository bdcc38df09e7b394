import { useId, type ReactNode } from 'react'
import { Canvas, Coin, Fade, Sparkle } from '@/ui/art/parts'

const heart = (
  <>
    <path d="M150 52c-8-14-28-8-24 7 3 10 16 16 24 24 8-8 21-14 24-24 4-15-16-21-24-7z" fill="#ff5a4d" />
    <path d="M134 58c0-5 4-8 8-7" stroke="#fff" strokeOpacity=".7" strokeWidth="3" strokeLinecap="round" />
  </>
)

/** Two old friends meet again before their ride, and something is between them, around 150,62. It lies on the hero of any campaign. */
export function FriendsArt({ between = heart }: { readonly between?: ReactNode }) {
  const id = useId()
  return (
    <Canvas width={300} height={180}>
      <defs>
        <Fade id={`${id}a`} from="#ffd45c" to="#ffae1f" />
        <Fade id={`${id}b`} from="#7fc4e8" to="#d9f1fb" />
        <Fade id={`${id}c`} from="#4f9cf5" to="#2a6fd6" />
        <Fade id={`${id}d`} from="#35c193" to="#128b63" />
      </defs>
      <circle cx="150" cy="86" r="78" fill="#fff" fillOpacity=".16" />
      <circle cx="150" cy="86" r="58" fill="#fff" fillOpacity=".16" />
      <ellipse cx="150" cy="168" rx="118" ry="8" fill="#3a0f06" fillOpacity=".25" />
      <g>
        <path d="M62 150v-26c0-8 5-12 12-14l22-5 20-21c4-4 8-6 14-6h48c7 0 12 2 17 7l19 20 22 5c8 2 12 7 12 15v25q0 6-6 6H68q-6 0-6-6z" fill={`url(#${id}a)`} />
        <path d="M62 136h186v14q0 6-6 6H68q-6 0-6-6z" fill="#fff" fillOpacity=".5" />
        <path d="M106 105l15-16c2-2 4-3 7-3h20v19zM158 86h20c4 0 6 1 9 4l14 15h-43z" fill={`url(#${id}b)`} />
        <circle cx="98" cy="154" r="15" fill="#33211d" />
        <circle cx="98" cy="154" r="7" fill="#f6ece6" />
        <circle cx="212" cy="154" r="15" fill="#33211d" />
        <circle cx="212" cy="154" r="7" fill="#f6ece6" />
      </g>
      <g>
        <path d="M60 106L42 70" stroke="#ffd2ad" strokeWidth="9" strokeLinecap="round" />
        <path d="M52 166v-50c0-13 8-20 20-20s20 7 20 20v50z" fill={`url(#${id}c)`} />
        <path d="M60 112l-8-16M88 118l42-14" stroke={`url(#${id}c)`} strokeWidth="11" strokeLinecap="round" />
        <circle cx="72" cy="76" r="17" fill="#ffd2ad" />
        <path d="M54 76c-2-16 8-24 19-24s20 8 17 22c-4-8-10-11-18-11s-14 4-18 13z" fill="#3a241c" />
        <path d="M67 81q6 6 12 0" stroke="#c4522f" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="67" cy="75" r="1.8" fill="#3a241c" />
        <circle cx="80" cy="75" r="1.8" fill="#3a241c" />
      </g>
      <g>
        <path d="M208 88c-4 20-2 34 2 40h40c4-8 6-24 1-42z" fill="#4a2b1e" />
        <path d="M240 106l18-36" stroke="#ffc9a0" strokeWidth="9" strokeLinecap="round" />
        <path d="M208 166v-50c0-13 8-20 20-20s20 7 20 20v50z" fill={`url(#${id}d)`} />
        <path d="M240 112l8-16M212 118l-42-14" stroke={`url(#${id}d)`} strokeWidth="11" strokeLinecap="round" />
        <circle cx="229" cy="76" r="17" fill="#ffc9a0" />
        <path d="M211 80c-4-18 6-28 18-28s22 9 18 28c-3-9-8-13-13-15-6 6-13 9-23 15z" fill="#4a2b1e" />
        <path d="M223 82q6 6 12 0" stroke="#c4522f" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="223" cy="76" r="1.8" fill="#3a241c" />
        <circle cx="236" cy="76" r="1.8" fill="#3a241c" />
      </g>
      {between}
      <path d="M150 108l-16-2M150 108l16-2" stroke="#ffd2ad" strokeWidth="9" strokeLinecap="round" />
      <Coin x={28} y={36} size={12} tilt={0.75} turn={-16} />
      <Coin x={272} y={30} size={14} tilt={0.8} turn={18} />
      <path d="M96 22l5 9M206 18l-6 9M20 98h10M272 94h9" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
      <Sparkle x={112} y={28} size={8} fill="#fff3c4" />
      <Sparkle x={190} y={36} size={7} fill="#fff3c4" />
    </Canvas>
  )
}
