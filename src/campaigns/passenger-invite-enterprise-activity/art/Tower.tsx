import { useArtColours } from '@/ui/art/artColours'

type TowerProps = { readonly x: number; readonly y: number; readonly width: number; readonly fill: string; readonly lit: readonly number[] }

const GAP = 13

/** An office building from `y` down to the street; `lit` are its lit windows, row by row from the roof. */
export function Tower({ x, y, width, fill, lit }: TowerProps) {
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
