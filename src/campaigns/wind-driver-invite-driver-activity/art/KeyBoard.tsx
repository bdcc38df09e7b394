import { useArtColours } from '@/ui/art/artColours'

type KeyProps = { readonly x: number; readonly y: number; readonly tag: string; readonly turn: number }

/** A car key on its ring, with a tag. */
const Key = ({ x, y, tag, turn }: KeyProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <circle cy="7" r="8" stroke="#d9dde2" strokeWidth="2.500" />
    <path d="M2 14l9 6v20l-9 6-9-6V20z" fill={tag} transform="rotate(-24 2 14)" />
    <circle cx="4" cy="20" r="2" fill="#fff" fillOpacity=".9" />
    <path d="M-7 14h14l3 5v15c0 3-2 5-5 5H-5c-3 0-5-2-5-5V19z" fill="#20242c" />
    <path d="M-4 39h8v16l-3 3v4l-5 3z" fill="#c3c9d1" />
    <circle cy="24" r="2.500" fill="#5c6470" />
    <path d="M-3 30h6" stroke="#5c6470" strokeWidth="2" strokeLinecap="round" />
  </g>
)

const HOOKS = [44, 140, 236, 332] as const

/** A board of car keys in a depot; one hook is free. */
export function KeyBoard() {
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 196" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M12 6h351v184H12z" fill="#3a1d0f" fillOpacity=".55" />
      <path d="M10 2h355v184H10z" fill="#c98d5b" />
      <path d="M10 2h355v7H10z" fill="#e2b182" />
      <path d="M24 48c60 6 130-5 190 1s90 2 138-3M24 84c80-5 160 6 230 0s70-3 98-1M24 130c50 5 120-4 180 1s110 4 148-2M24 164c90-6 170 5 328-1" stroke="#a86f41" strokeOpacity=".6" strokeWidth="2" />
      <path d="M22 18h331M22 100h331" stroke="#7a4a28" strokeWidth="9" strokeLinecap="round" />
      {[20, 102].map((y) => HOOKS.map((x) => <path key={`${x} ${y}`} d={`M${x - 8} ${y}v6a8 8 0 0 0 16 0`} stroke="#f1f3f5" strokeWidth="3.500" strokeLinecap="round" />))}
      <Key x={44} y={26} tag={c.accent} turn={4} />
      <Key x={140} y={26} tag="#5fb3a1" turn={-3} />
      <Key x={332} y={26} tag="#d8634a" turn={6} />
      <Key x={44} y={108} tag="#5f8fd0" turn={-5} />
      <Key x={140} y={108} tag={c.accent} turn={3} />
      <Key x={236} y={108} tag="#d8634a" turn={-2} />
      <Key x={332} y={108} tag="#5fb3a1" turn={4} />
      <path d="M208 38h56v34h-56z" fill="#fff6e3" />
      <path d="M219 50h34M219 60h22" stroke="#a86f41" strokeWidth="4" strokeLinecap="round" />
      <path d="M230 30l6 10 6-10z" fill="#fff6e3" />
    </svg>
  )
}
