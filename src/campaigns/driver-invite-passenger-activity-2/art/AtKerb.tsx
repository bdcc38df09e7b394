import { useId, type ReactNode } from 'react'
import { Fade } from '@/ui/art/parts'
import { Driver, Passenger, Street } from './Street'

const SAYS: Readonly<Record<'gift' | 'received' | 'friends', ReactNode>> = {
  gift: <path d="M-15-4h30v6h-30zM-13 4h26v14h-26zM-2-4h4v22h-4zM0-5c-3-9-13-9-11-3 1 3 7 3 11 3zm0 0c3-9 13-9 11-3-1 3-7 3-11 3z" fill="#0a7a55" />,
  received: <path d="M-12 3l8 9L13-8" stroke="#0a7a55" strokeWidth="6" strokeLinejoin="round" />,
  friends: <path d="M0 16c-10-8-17-13-17-21 0-9 12-12 17-3 5-9 17-6 17 3 0 8-7 13-17 21z" fill="#e4572e" />,
}

/** At the kerb: the driver has arrived, and the passenger says what came of the invitation. */
export function AtKerb({ says }: { readonly says: keyof typeof SAYS }) {
  const id = useId()
  return (
    <Street>
      <Fade id={`${id}b`} from="#16a877" to="#066a48" />
      <Fade id={`${id}g`} from="#e6f7ff" to="#a9d8ee" />
      <path d="M0 138h375v62H0z" fill="#5d6f68" />
      <path d="M0 138h375v10H0z" fill="#cfdcd6" />
      <path d="M10 178h375" stroke="#fff" strokeOpacity=".8" strokeWidth="4" strokeDasharray="30 30" />
      <g transform="translate(-8)">
        <ellipse cx="242" cy="166" rx="122" ry="7" fill="#000" fillOpacity=".28" />
        <path d="M214 56h44l5 13h-54z" fill="#ffd25e" />
        <path d="M122 158v-26c0-11 7-17 17-19l26-6 26-29c6-6 12-9 20-9h58c9 0 15 3 21 9l27 28 34 7c12 3 17 10 17 22v23q0 8-8 8H130q-8 0-8-8z" fill={`url(#${id}b)`} />
        <path d="M178 108l21-24c4-4 8-6 13-6h20v30zM240 78h26c6 0 10 2 14 6l22 24h-62z" fill={`url(#${id}g)`} />
        <g transform="translate(266 91) scale(.62)">
          <Driver x={0} y={0} />
        </g>
        <path d="M180 108h126v8H180z" fill="#0b8058" />
        <path d="M236 78v80M250 126h16M180 126h14" stroke="#04402d" strokeWidth="2.5" />
        <path d="M127 138h236" stroke="#ffd25e" strokeWidth="5" strokeDasharray="5 11" />
        <path d="M350 116c11 2 17 7 18 14h-16c-5-2-6-8-2-14z" fill="#fff8d8" />
        {[172, 314].map((x) => (
          <g key={x} transform={`translate(${x} 162)`}>
            <circle r="22" fill="#1d2925" />
            <circle r="11" fill="#eef4f1" />
            <circle r="4" fill="#8fa39a" />
          </g>
        ))}
      </g>
      <path d="M50 178v-30M64 178v-30" stroke="#1d4f74" strokeWidth="10" />
      <path d="M38 150q0-36 19-36t19 36z" fill="#f08a5d" />
      <path d="M74 128l26-20" stroke="#ffd9bd" strokeWidth="8" />
      <path d="M42 124l-12 22" stroke="#ffd9bd" strokeWidth="8" />
      <Passenger x={57} y={98} />
      <path d="M78 44a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H98l-14 12 2-12a12 12 0 0 1-8-12z" fill="#fff" />
      <g transform="translate(116 56)">{SAYS[says]}</g>
    </Street>
  )
}
