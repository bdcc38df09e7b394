import { useArtColours } from './artColours'
import { Fade } from './Canvas'

export { Canvas, Fade } from './Canvas'

/** The pale disc behind and the soft shadow under the quiet pictures, which show a state rather than a reward. */
export function Ground({ id }: { readonly id: string }) {
  const c = useArtColours()
  return (
    <>
      <Fade id={id} from={c.mist} to={c.paper} />
      <circle cx="120" cy="84" r="76" fill={`url(#${id})`} />
      <ellipse cx="120" cy="160" rx="66" ry="8" fill={c.to} fillOpacity=".16" />
    </>
  )
}

/** In the accent unless another colour is given. */
export function Sparkle({ x, y, size, fill }: { readonly x: number; readonly y: number; readonly size: number; readonly fill?: string }) {
  const { accent } = useArtColours()
  return <path transform={`translate(${x} ${y}) scale(${size / 10})`} d="M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10z" fill={fill ?? accent} />
}

/** A gold coin with the yuan sign; `tilt` narrows it, as if it were turned. */
export function Coin({ x, y, size, tilt = 1, turn = 0 }: { readonly x: number; readonly y: number; readonly size: number; readonly tilt?: number; readonly turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${(size / 20) * tilt} ${size / 20})`}>
      <circle cx="1.5" cy="2" r="20" fill="#d98a0b" />
      <circle r="20" fill="#ffc93f" />
      <path d="M-14.1-14.1A20 20 0 0 1 14.1 14.1z" fill="#ffe08a" fillOpacity=".7" />
      <circle r="14.5" stroke="#eba41c" strokeWidth="2" />
      <path d="M-6-8l6 8 6-8M0 0v9M-6 1H6M-6 5H6" stroke="#c97a06" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}
