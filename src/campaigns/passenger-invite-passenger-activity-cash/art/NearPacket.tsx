import { useId } from 'react'
import { Coin } from './Coin'
import { Packet, PacketPaint } from './Packet'

/** In the head of the login page: the packet, nearer. */
export function NearPacket() {
  const id = useId().replace(/\W/g, '')
  const url = (name: string) => `url(#${id}${name})`
  return (
    <svg viewBox="45 12 288 192" width="100%" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden focusable="false">
      <PacketPaint id={id} />
      <circle cx="187" cy="104" r="104" fill={url('glow')} />
      <Packet url={url} />
      <Coin x={262} y={64} size={34} />
      <Coin x={276} y={140} size={26} />
      <Coin x={98} y={136} size={20} />
    </svg>
  )
}
