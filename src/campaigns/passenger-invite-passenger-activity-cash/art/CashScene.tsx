import { useId } from 'react'
import { Coin } from './Coin'
import { Friend } from './Friend'
import { Ride } from './Ride'

const NOTES = [
  { x: 140, y: 30, turn: -16 },
  { x: 196, y: 30, turn: 15 },
  { x: 166, y: 20, turn: -1 },
]

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

      <path d="M0 196v-42h18v-20h36v-22h28v44h36v-18h14v-40h44v48h60v-36h40v-22h18v46h42v8h18v-36h28v90z" fill="#fff" opacity=".15" />
      <circle cx="187" cy="104" r="104" fill={url('glow')} />
      <ellipse cx="187" cy="236" rx="286" ry="56" fill="#f4763a" />
      <path d="M-6 208q193-44 387 0" stroke="#fff" strokeOpacity=".45" strokeWidth="2.5" strokeDasharray="16 12" />

      <Friend x={62} y={98} size={46} look="short" />
      <Friend x={314} y={94} size={50} look="long" />

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
