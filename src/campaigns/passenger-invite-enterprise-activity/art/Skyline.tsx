import { useArtColours } from '@/ui/art/artColours'

type TowerProps = { readonly x: number; readonly y: number; readonly width: number; readonly fill: string; readonly lit: readonly number[] }

const GAP = 13

/** An office building from `y` down to the street; `lit` are its lit windows, row by row from the roof. */
function Tower({ x, y, width, fill, lit }: TowerProps) {
  const { accent } = useArtColours()
  const columns = Math.floor((width - 8) / GAP)
  const rows = Math.floor((140 - y) / GAP)
  const windows = Array.from({ length: columns * rows }, (_, at) => at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${200 - y}H0z`} fill={fill} />
      {windows.map((at) => (
        <path key={at} d={`M${8 + (at % columns) * GAP} ${10 + Math.floor(at / columns) * GAP}h7v7h-7z`} fill={lit.includes(at) ? accent : '#fff'} fillOpacity={lit.includes(at) ? 1 : 0.1} />
      ))}
    </g>
  )
}

/** A street of offices in the evening; the tallest stand at the right, where no words are, and a car waits before the door. */
export function Skyline() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 200" width="100%" fill="none" aria-hidden focusable="false">
      <circle cx="334" cy="54" r="20" fill={c.accent} fillOpacity=".9" />
      <path d="M0 132h30v-20h34v26h26V96h40v44h30v-24h32v60H0z" fill="#fff" fillOpacity=".08" />
      <Tower x={14} y={100} width={60} fill="#1b3358" lit={[1, 6]} />
      <Tower x={84} y={78} width={47} fill="#234272" lit={[0, 4, 8]} />
      <Tower x={140} y={92} width={60} fill="#1b3358" lit={[2, 5, 7]} />
      <Tower x={216} y={56} width={60} fill="#2b5089" lit={[1, 4, 9, 14, 18]} />
      <path d="M312 20h3v22h-3z" fill="#3a66a6" />
      <Tower x={290} y={40} width={73} fill="#3a66a6" lit={[2, 6, 8, 13, 17, 21, 29, 34]} />
      <path d="M0 146h375v54H0z" fill="#0a1830" />
      <g transform="translate(36 108)">
        <ellipse cx="46" cy="40" rx="50" ry="4" fill="#000" fillOpacity=".5" />
        <path d="M2 34V25c0-5 3-8 9-9l13-2L36 3c2-2 4-2 7-2h18c4 0 6 1 8 3l10 11c6 1 10 3 10 8v11c0 2-1 3-3 3H5c-2 0-3-1-3-3z" fill="#f4f7fb" />
        <path d="M30 14l9-9c1-1 2-1 3-1h8v10zM54 4h7c2 0 3 1 4 2l7 8H54z" fill="#16305a" />
        <path d="M2 24h87v4H2z" fill={c.accent} />
        <circle cx="21" cy="36" r="8" fill="#0a1830" />
        <circle cx="70" cy="36" r="8" fill="#0a1830" />
        <circle cx="21" cy="36" r="3" fill="#fff" />
        <circle cx="70" cy="36" r="3" fill="#fff" />
      </g>
    </svg>
  )
}
