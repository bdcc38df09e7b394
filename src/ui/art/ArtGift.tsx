import { useId } from 'react'
import { useArtColours } from './artColours'
import { Canvas, Coin, Fade, Sparkle } from './parts'

/** A red envelope that opens, with coins in the air: rewards, invitations, results. It lies on white and on the hero alike. */
export function ArtGift() {
  const id = useId()
  const c = useArtColours()
  return (
    <Canvas>
      <defs>
        <Fade id={`${id}a`} from={c.from} to={c.to} />
        <Fade id={`${id}b`} from={c.mid} to={c.from} />
        <Fade id={`${id}c`} from="#fffdf4" to={c.mist} />
        <radialGradient id={`${id}r`} gradientUnits="userSpaceOnUse" cx="120" cy="80" r="88">
          <stop offset=".35" stopColor="#fff3c4" stopOpacity=".5" />
          <stop offset=".92" stopColor="#fff3c4" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}e`}>
          <stop stopColor={c.accent} stopOpacity=".75" />
          <stop offset="1" stopColor={c.accent} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="120" cy="80" r="80" fill={`url(#${id}e)`} />
      <path d="M120 80L98-6h18zM120 80l34-80 16 8zM120 80l82-44 8 15zM120 80l96 14-2 18zM120 80L24 118l-6-16zM120 80L22 46l8-16zM120 80L58 6l15-9z" fill={`url(#${id}r)`} />
      <ellipse cx="120" cy="170" rx="60" ry="6" fill={c.ink} fillOpacity=".22" />
      <path d="M58 88q0-12 12-14l50-10 50 10q12 2 12 14v14H58z" fill={c.deep} />
      <rect x="76" y="14" width="88" height="110" rx="9" fill={`url(#${id}c)`} />
      <rect x="82" y="20" width="76" height="98" rx="5" stroke={c.accentTo} strokeOpacity=".7" strokeWidth="1.5" />
      <path d="M104 34l16 20 16-20M120 54v26M104 58h32M104 68h32" stroke={c.to} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M58 86q0-5 5-3c34 16 80 16 114 0q5-2 5 3v68q0 14-14 14H72q-14 0-14-14z" fill={`url(#${id}a)`} />
      <path d="M58 86q0-5 5-3c34 16 80 16 114 0q5-2 5 3v10c-38 20-86 20-124 0z" fill={`url(#${id}b)`} />
      <path d="M66 108v42q0 10 10 10" stroke="#fff" strokeOpacity=".28" strokeWidth="4" strokeLinecap="round" />
      <Coin x={120} y={110} size={20} />
      <Coin x={38} y={74} size={15} tilt={0.8} turn={-18} />
      <Coin x={204} y={62} size={17} tilt={0.86} turn={20} />
      <Coin x={188} y={20} size={9} tilt={0.6} turn={32} />
      <Coin x={34} y={138} size={10} tilt={0.7} turn={12} />
      <Coin x={210} y={132} size={12} tilt={0.75} turn={-14} />
      <Sparkle x={56} y={28} size={10} />
      <Sparkle x={224} y={96} size={7} />
      <Sparkle x={18} y={104} size={6} />
    </Canvas>
  )
}
