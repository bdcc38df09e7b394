import { useArtColours } from '@/ui/art/artColours'

/** A signpost at night with an answer on each arm, and the question over it like a moon. Its hill runs on below the picture, as far as the hero does. */
export function SignPost({ viewBox = '0 0 230 300' }: { readonly viewBox?: string }) {
  const c = useArtColours()
  const arm = (letter: string, y: number, isLeft: boolean, fill: string) => (
    <g transform={`translate(${isLeft ? 26 : 92} ${y})`}>
      <path d={isLeft ? 'M0 20L20 0h92v40H20z' : 'M0 0h92l20 20-20 20H0z'} fill={fill} />
      <text x={isLeft ? 62 : 48} y="30" fill={c.ink} fontSize="28" fontWeight="800" textAnchor="middle">
        {letter}
      </text>
    </g>
  )
  return (
    <svg viewBox={viewBox} width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <circle cx="118" cy="52" r="48" fill={c.accent} />
      <text x="118" y="76" fill={c.ink} fontSize="68" fontWeight="800" textAnchor="middle">
        ?
      </text>
      <path d="M0 300c34-44 76-62 116-62s76 6 114 30v99H0z" fill={c.ink} fillOpacity=".5" />
      <path d="M110 104h16v150h-16zM98 254h40v10H98z" fill="#fff" fillOpacity=".85" />
      {arm('A', 112, false, '#ffffff')}
      {arm('B', 158, true, c.accent)}
      {arm('C', 204, false, c.mist)}
      <path d="M18 60v8M14 64h8M206 92v8M202 96h8M34 120v6M31 123h6" stroke="#fff" strokeOpacity=".7" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

/** In the head of the login page: at its right, where no words are. */
export const SignPostAside = () => <SignPost viewBox="-220 0 450 300" />
