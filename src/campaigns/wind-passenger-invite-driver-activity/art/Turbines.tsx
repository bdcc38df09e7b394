import { useArtColours } from '@/ui/art/artColours'

const BLADE = 'M0 0c5-10 6-44 1-66-7 18-9 54-1 66z'

type TurbineProps = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }

const Turbine = ({ x, y, size, turn }: TurbineProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-2.500 0h5l12 400h-29z" fill="#fff" />
    <path d="M0 0h2.500l12 400H1z" fill="#b9d3dc" />
    {[0, 120, 240].map((at) => (
      <path key={at} d={BLADE} transform={`rotate(${turn + at})`} fill="#fff" stroke="#b9d3dc" strokeWidth=".75" />
    ))}
    <circle r="5" fill="#fff" stroke="#8fb4c2" strokeWidth="1.500" />
  </g>
)

/** Three of them, the largest taller than the words are high: they stand at the right, where no words are, clear of the countdown on the narrowest screen too. */
export const Turbines = () => (
  <svg viewBox="0 0 375 400" width="100%" fill="none" aria-hidden focusable="false">
    <path d="M210 38h50M236 50h70" stroke="#fff" strokeOpacity=".8" strokeWidth="5" strokeLinecap="round" />
    <Turbine x={328} y={104} size={1.15} turn={20} />
    <Turbine x={359} y={214} size={0.62} turn={90} />
    <Turbine x={296} y={188} size={0.4} turn={-14} />
  </svg>
)

/** The hills that they stand on, a road over them, and a car under way. */
export function Hills() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 164" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M0 70c70-44 150-46 214-22s110 26 161-10v126H0z" fill="#6fbf8e" />
      <path d="M0 96c90-30 170-20 232 0s110 12 143-6v74H0z" fill="#3f9d72" />
      <path d="M-6 146c70-2 116-16 158-38s84-26 140-18 68 4 92-8" stroke="#2b4a52" strokeWidth="15" />
      <path d="M-6 146c70-2 116-16 158-38s84-26 140-18 68 4 92-8" stroke="#fff" strokeWidth="1.750" strokeDasharray="9 8" />
      <g transform="translate(72 82) rotate(-12)">
        <ellipse cx="42" cy="44" rx="46" ry="4" fill="#10333b" fillOpacity=".35" />
        <path d="M2 38V27c0-6 4-9 10-10l12-2L34 3c2-2 4-3 7-3h18c4 0 6 1 8 4l9 12c6 1 9 4 9 9v13c0 2-1 3-3 3H5c-2 0-3-1-3-3z" fill={c.accent} />
        <path d="M30 15L38 5c1-1 2-1 3-1h7v11zM52 4h7c2 0 3 0 4 2l7 9H52z" fill="#eaf8ff" />
        <path d="M2 29h83v9c0 2-1 3-3 3H5c-2 0-3-1-3-3z" fill="#000" fillOpacity=".1" />
        <circle cx="20" cy="40" r="8" fill="#12303a" />
        <circle cx="66" cy="40" r="8" fill="#12303a" />
        <circle cx="20" cy="40" r="3" fill="#fff" />
        <circle cx="66" cy="40" r="3" fill="#fff" />
      </g>
    </svg>
  )
}
