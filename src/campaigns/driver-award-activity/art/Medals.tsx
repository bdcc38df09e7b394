import { useArtColours } from '@/ui/art/artColours'

type MedalProps = { readonly x: number; readonly length: number; readonly size: number; readonly ribbon: string; readonly metal: string; readonly rim: string; readonly sign: string }

/** On its ribbon, with a sign of 24 by 24 in the middle. */
const Medal = ({ x, length, size, ribbon, metal, rim, sign }: MedalProps) => (
  <g transform={`translate(${x} 0)`}>
    <path d={`M-17 -8h34v${length}l-17 15l-17-15z`} fill={ribbon} />
    <path d={`M-6 -8h12v${length + 10}l-6 5l-6-5z`} fill="#fff" fillOpacity="0.45" />
    <g transform={`translate(0 ${length + size - 4})`}>
      <circle r={size} fill={rim} />
      <circle r={size - 5} fill={metal} />
      <path d={sign} transform={`translate(${-size * 0.58} ${-size * 0.58}) scale(${(size * 1.16) / 24})`} stroke={rim} strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d={`M${-size * 0.68} ${-size * 0.3}A${size * 0.75} ${size * 0.75} 0 0 1 ${-size * 0.2} ${-size * 0.7}`} stroke="#fff" strokeOpacity="0.8" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  </g>
)

const WHEEL = 'M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM3 11l7 1M21 11l-7 1M12 14v7'
const STAR = 'M12 2l3 6.500 7 .800-5.200 4.800 1.400 7-6.200-3.500-6.200 3.500 1.400-7L2 9.300l7-.800z'
const TICK = 'M5 12.500l4.500 4.500L19 7.500'

/** What the awards are: a gold, a silver and a bronze medal of different lengths. */
function Three() {
  const { deep, to, accent } = useArtColours()
  return (
    <>
      <Medal x={226} length={16} size={19} ribbon={to} metal="#dfe6ee" rim="#8c9cb0" sign={TICK} />
      <Medal x={352} length={38} size={24} ribbon={to} metal="#e9b98d" rim="#a76531" sign={STAR} />
      <Medal x={288} length={58} size={36} ribbon={deep} metal="#ffd97a" rim={accent} sign={WHEEL} />
    </>
  )
}

/** In front of a wall of daylight, at the right. */
export const Medals = () => (
  <svg viewBox="0 0 390 230" width="100%" height="100%" preserveAspectRatio="xMaxYMin slice" fill="none" aria-hidden focusable="false">
    <path d="M150 230L250 0h60L210 230zM300 230L400 0h30L350 230z" fill="#fff" fillOpacity="0.35" />
    <Three />
  </svg>
)

/** In the middle, where the campaign is known by them. */
export const MedalCover = () => (
  <svg viewBox="159 0 260 174" width="100%" fill="none" aria-hidden focusable="false">
    <Three />
  </svg>
)
