const BLADE = 'M0 0c5-10 6-44 1-66-7 18-9 54-1 66z'

type TurbineProps = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }

/** Drawn inside another picture, behind its hills. */
export const Turbine = ({ x, y, size, turn }: TurbineProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-2.500 0h5l12 400h-29z" fill="#fff" />
    <path d="M0 0h2.500l12 400H1z" fill="#b9d3dc" />
    {[0, 120, 240].map((at) => (
      <path key={at} d={BLADE} transform={`rotate(${turn + at})`} fill="#fff" stroke="#b9d3dc" strokeWidth=".75" />
    ))}
    <circle r="5" fill="#fff" stroke="#8fb4c2" strokeWidth="1.500" />
  </g>
)
