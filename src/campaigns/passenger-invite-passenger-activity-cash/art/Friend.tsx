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
        <path d="M16.5 24h7v6a3.5 3.5 0 0 1-7 0z" fill="#f4b78b" />
        <ellipse cx="20" cy="18.5" rx="7.5" ry="8.5" fill="#ffd2ad" />
        <path d={front} fill="#3a241c" />
        <circle cx="17" cy="19.5" r="1" fill="#3a241c" />
        <circle cx="23" cy="19.5" r="1" fill="#3a241c" />
        <path d="M17.5 23q2.5 2 5 0" fill="none" stroke="#c4522f" strokeWidth="1.2" strokeLinecap="round" />
      </g>
    </g>
  )
}
