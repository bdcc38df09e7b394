import { Canvas, Sparkle } from '@/ui/art/parts'
import { useArtColours } from '@/ui/art/artColours'

// Envelopes over the roofs of a city, by night.

type FallingProps = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }

const Falling = ({ x, y, size, turn }: FallingProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <rect x="-13" y="-17" width="26" height="34" rx="4" fill="#e23b3b" />
    <path d="M-13-13a4 4 0 0 1 4-4H9a4 4 0 0 1 4 4v4q-13 10-26 0z" fill="#f2544e" />
    <circle r="5" cy="-4" fill="#ffb833" />
  </g>
)

const NEAR: readonly FallingProps[] = [
  { x: 60, y: 60, size: 1.9, turn: -18 },
  { x: 300, y: 44, size: 1.5, turn: 16 },
  { x: 190, y: 110, size: 2.9, turn: 8 },
  { x: 322, y: 168, size: 2.2, turn: -14 },
  { x: 70, y: 196, size: 2.4, turn: 20 },
  { x: 216, y: 236, size: 1.6, turn: -26 },
  { x: 138, y: 20, size: 1.1, turn: 30 },
  { x: 252, y: 4, size: 1, turn: -12 },
  { x: 20, y: 132, size: 1.2, turn: 10 },
]

/** Where the near ones have come from: smaller, and paler. */
const FAR: readonly FallingProps[] = [
  { x: 94, y: -64, size: 0.8, turn: -20 },
  { x: 206, y: -96, size: 0.9, turn: 14 },
  { x: 318, y: -58, size: 0.7, turn: 24 },
  { x: 36, y: -128, size: 0.6, turn: 8 },
  { x: 150, y: -168, size: 0.55, turn: -10 },
]

const Roofs = () => (
  <path d="M0 330v-52h34v-30h26v20h22v-54h8v-16h6v16h14v64h26v-38h40v30h22v-66l20-16 20 16v70h24v-44h36v26h18v-50h34v-22h27v146z" fill="#0b0b2a" fillOpacity=".75" />
)

/** As wide as the page: the home's own. */
export const Night = () => (
  <svg viewBox="0 -330 375 660" width="100%" fill="none" aria-hidden focusable="false">
    <path d="M58-236a24 24 0 1 1-31 31 25 25 0 0 0 31-31z" fill="#ffe3a3" />
    <path d="M60 16v-56M300 10v-44M190 48v-92M322 116v-60M70 144v-64M20 104v-36" stroke="#ffb833" strokeOpacity=".3" strokeWidth="2" strokeLinecap="round" strokeDasharray="14 8 5 99" />
    <path d="M84-180h.1M118-226h.1M232-206h.1M262-128h.1M352-92h.1M16-84h.1M120-112h.1M284-232h.1M182-52h.1M352-10h.1" stroke="#fff" strokeOpacity=".7" strokeWidth="3" strokeLinecap="round" />
    <g opacity=".6">
      <path d="M94-86v-40M206-120v-48M318-78v-32M150-184v-30" stroke="#ffb833" strokeOpacity=".5" strokeWidth="2" strokeLinecap="round" strokeDasharray="14 8 5 99" />
      {FAR.map((drop) => (
        <Falling key={drop.x} {...drop} />
      ))}
    </g>
    <path d="M62 290h5v7h-5zM94 236h5v7h-5zM94 260h5v7h-5zM152 282h5v7h-5zM236 236h5v7h-5zM236 260h5v7h-5zM290 284h5v7h-5zM352 220h5v7h-5zM352 250h5v7h-5zM20 300h5v7h-5z" fill="#ffb833" fillOpacity=".8" />
    <Roofs />
    {NEAR.map((drop) => (
      <Falling key={drop.x} {...drop} />
    ))}
  </svg>
)

/** In the head of the login page. */
export function NightScene() {
  const { accent } = useArtColours()
  return (
    <Canvas>
      <circle cx="168" cy="28" r="13" fill={accent} />
      <g transform="translate(-10 -36) scale(.68)">
        <Roofs />
        {/* Those that lie whole within the picture. */}
        {NEAR.slice(2, 6).map((drop) => (
          <Falling key={drop.x} {...drop} />
        ))}
      </g>
      <Sparkle x={66} y={56} size={7} />
    </Canvas>
  )
}
