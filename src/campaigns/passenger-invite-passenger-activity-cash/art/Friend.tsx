import { useId } from 'react'

type FriendProps = { readonly x: number; readonly y: number; readonly size: number; readonly look: 'short' | 'long' }

const LOOKS = {
  short: { ground: '#ffe3b0', shirt: '#2f7df0', back: '', front: 'M11 18c0-9 5-12 10-12s9 3 9 11c-2-4-5-6-8-6-4 0-8 2-11 7z' },
  long: { ground: '#ffd3c4', shirt: '#18a878', back: 'M10 30V18C10 9 15 5 20 5s10 4 10 13v12z', front: 'M11.5 19c0-7 4-11 8.5-11s8.5 4 8.5 11c-4-1-7-3-8-6-2 4-5 5.5-9 6z' },
}

/** A friend's round portrait; x and y are its middle. */
export function Friend({ x, y, size, look }: FriendProps) {
  const clip = `${useId().replace(/\W/g, '')}clip`
  const { ground, shirt, back, front } = LOOKS[look]
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <circle cx="20" cy="20" r="20" fill="#fff" />
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="17.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h40v40H0z" fill={ground} />
        {back && <path d={back} fill="#3a241c" />}
        <path d="M6 42c0-10 6-14 14-14s14 4 14 14z" fill={shirt} />
        <circle cx="20" cy="19" r="8" fill="#ffd2ad" />
        <path d={front} fill="#3a241c" />
        <path d="M17 20h0M23 20h0" stroke="#3a241c" strokeWidth="2" />
        <path d="M18 23q2 2 4 0" stroke="#c4522f" />
      </g>
    </g>
  )
}
