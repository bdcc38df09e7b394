import { useId } from 'react'
import { Coin } from './Coin'
import { Friend } from './Friend'
import { Packet, PacketPaint } from './Packet'
import { Ride } from './Ride'

const COINS = [
  { x: 118, y: 58, size: 22 },
  { x: 262, y: 44, size: 26 },
]

/** A red packet bursting with cash, a ride with friends on its way, and the friends who bring it. The first paint carries it, so it is drawn with few shapes, and what lines have in common is said once. */
export function CashScene() {
  const id = useId().replace(/\W/g, '')
  const url = (name: string) => `url(#${id}${name})`
  return (
    <svg viewBox="0 0 375 236" width="100%" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden focusable="false">
      <PacketPaint id={id} />

      <path d="M0 196v-42h18v-20h36v-22h28v44h36v-18h14v-40h44v48h60v-36h40v-22h18v46h42v8h18v-36h28v90z" fill="#fff" opacity=".15" />
      <circle cx="187" cy="104" r="104" fill={url('glow')} />
      <ellipse cx="187" cy="236" rx="286" ry="56" fill="#f4763a" />
      <path d="M-6 208q193-44 387 0" stroke="#fff" strokeOpacity=".45" strokeWidth="2.5" strokeDasharray="16 12" />

      <Friend x={62} y={98} size={46} look="short" />
      <Friend x={314} y={94} size={50} look="long" />

      <Packet url={url} />

      <Ride x={14} y={148} />

      <g transform="translate(268 150)">
        <path d="M6 18h52v33H6z" fill="#fff3dc" />
        <rect x="2" y="8" width="60" height="14" rx="4" fill="#fffaf0" />
        <path d="M27 8h10v43H27z" fill="#f0412b" />
        <path d="M32 8c-4-14-22-14-20-4 1 5 12 5 20 4zm0 0c4-14 22-14 20-4-1 5-12 5-20 4z" stroke="#f0412b" strokeWidth="5" />
      </g>
      <Coin x={330} y={182} size={24} />
      {COINS.map((coin) => (
        <Coin key={coin.x} {...coin} />
      ))}
    </svg>
  )
}
