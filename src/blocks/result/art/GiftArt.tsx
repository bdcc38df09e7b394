import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Canvas, Coin, Fade, Sparkle } from '@/ui/art/parts'

/** A gift that opens: a ride comes out of it on a ribbon. It lies on the hero of any campaign. `isCalm`: without what celebrates. */
export function GiftArt({ isCalm = false }: { readonly isCalm?: boolean }) {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas width={300} height={180}>
      <defs>
        <Fade id={`${id}a`} from="#fff6d9" to="#ffd56a" />
        <Fade id={`${id}b`} from="#ffffff" to="#ffe9cf" />
        <Fade id={`${id}c`} from="#ffd45c" to="#ffae1f" />
        <Fade id={`${id}d`} from="#7fc4e8" to="#d9f1fb" />
        <linearGradient id={`${id}e`} x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".3" />
        </linearGradient>
      </defs>
      {!isCalm && <path d="M150 118L62 0h46zM150 118L128-6h44zM150 118L192 0h46z" fill={`url(#${id}e)`} />}
      <ellipse cx="150" cy="170" rx="86" ry="8" fill="#3a0f06" fillOpacity=".25" />
      <g>
        <path d="M112 46l10-16q4-6 11-6h30q7 0 12 6l13 16z" fill={`url(#${id}d)`} />
        <path d="M148 24h4v22h-4z" fill="#fff" fillOpacity=".8" />
        <path d="M138 12h24l4 12h-32z" fill="#ff5a36" />
        <path d="M142 15h16l3 7h-22z" fill="#fff" fillOpacity=".85" />
        <path d="M92 92V64c0-10 6-15 15-17l10-3h66l12 3c9 2 15 8 15 17v28z" fill={`url(#${id}c)`} />
        <path d="M92 74h118v20H92z" fill="#fff" fillOpacity=".35" />
        <path d="M99 60c9 0 14 4 15 11H96c-3-4-2-11 3-11zM203 60c-9 0-14 4-15 11h18c3-4 2-11-3-11z" fill="#fff8de" />
        <path d="M126 78h50l-4 12h-42z" fill="#8a5a10" fillOpacity=".4" />
      </g>
      <path d="M78 92h144l8 22H70z" fill={`url(#${id}b)`} />
      <path d="M78 112h144v46q0 10-10 10H88q-10 0-10-10z" fill={`url(#${id}a)`} />
      <path d="M78 112h144v10H78z" fill="#b86a00" fillOpacity=".18" />
      <path d="M138 92h24l3 22h-30zM136 112h28v56h-28z" fill={c.from} />
      <path d="M150 116c-8-20-36-24-36-10 0 12 24 12 36 10zm0 0c8-20 36-24 36-10 0 12-24 12-36 10z" fill={c.from} stroke={c.to} strokeWidth="2" />
      <circle cx="150" cy="115" r="8" fill="#ffcf4d" />
      {!isCalm && (
        <>
          <Coin x={44} y={84} size={17} tilt={0.8} turn={-18} />
          <Coin x={256} y={72} size={19} tilt={0.86} turn={20} />
          <Coin x={238} y={24} size={11} tilt={0.6} turn={32} />
          <Coin x={66} y={28} size={12} tilt={0.7} turn={12} />
          <path d="M30 46l10 6M24 120h12M268 118l10-4M90 10l4 9M214 4l-4 9" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
          <Sparkle x={92} y={56} size={9} fill="#fff3c4" />
          <Sparkle x={276} y={36} size={8} fill="#fff3c4" />
          <Sparkle x={22} y={72} size={7} fill="#fff3c4" />
        </>
      )}
    </Canvas>
  )
}
