import { Coin } from './Coin'

const NOTES = [
  { x: 140, y: 30, turn: -16 },
  { x: 196, y: 30, turn: 15 },
  { x: 166, y: 20, turn: -1 },
]

/** What the packet and the light behind it are painted with; `id` begins the names. */
export const PacketPaint = ({ id }: { readonly id: string }) => (
  <defs>
    <radialGradient id={`${id}glow`}>
      <stop stopColor="#ffe9a8" stopOpacity=".9" />
      <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}front`} x2="0" y2="1">
      <stop stopColor="#ff5a3c" />
      <stop offset="1" stopColor="#d3160c" />
    </linearGradient>
    <linearGradient id={`${id}note`} y2="1">
      <stop stopColor="#fff3c4" />
      <stop offset="1" stopColor="#ffcf57" />
    </linearGradient>
  </defs>
)

/** A red packet bursting with cash, drawn inside a picture that rounds its lines. */
export const Packet = ({ url }: { readonly url: (name: string) => string }) => (
  <>
    <ellipse cx="187" cy="204" rx="74" ry="9" fill="#8e0f06" opacity=".35" />
    <path d="M127 98a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v60H127z" fill="#a80d07" />
    {NOTES.map(({ x, y, turn }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn} 24 48)`}>
        <rect width="46" height="88" rx="6" fill={url('note')} stroke="#f0a92b" />
        <rect x="5" y="5" width="36" height="78" rx="3" stroke="#f0a92b" />
        <circle cx="23" cy="34" r="12" fill="#fff6d6" stroke="#f0a92b" />
        <path d="M18.5 27l4.5 6.5 4.5-6.5M23 33.5v8M19 36h8M19 39h8" stroke="#cf3a12" strokeWidth="2" />
      </g>
    ))}
    <path d="M127 110q60 46 120 0v78a14 14 0 0 1-14 14h-92a14 14 0 0 1-14-14z" fill={url('front')} />
    <path d="M127 110q60 46 120 0" stroke="#ffd873" strokeWidth="3" />
    <Coin x={165} y={112} size={44} />
  </>
)
