import { useId } from 'react'
import { Fade } from '@/ui/art/parts'

type TaxiProps = { readonly x: number; readonly y: number; readonly paint: string }

/** From behind, on the way. */
const Taxi = ({ x, y, paint }: TaxiProps) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cy="45" rx="46" ry="6" fill="#04122e" fillOpacity=".45" />
    <path d="M-13-52h26l4 10h-34z" fill="#ffc23d" />
    <path d="M-27-40h54c5 0 8 3 10 8l7 23H-44l7-23c2-5 5-8 10-8z" fill={paint} />
    <path d="M-24-35h48l7 24H-31z" fill="#0f2a55" />
    <path d="M-22-33h16l-12 21h-11z" fill="#fff" fillOpacity=".22" />
    <path d="M-44-10h88c4 0 6 3 6 7v31c0 4-2 6-6 6h-88c-4 0-6-2-6-6V-3c0-4 2-7 6-7z" fill={paint} />
    <path d="M-44 34h16v9q0 3-3 3h-10q-3 0-3-3zM28 34h16v9q0 3-3 3H31q-3 0-3-3z" fill="#0b1830" />
    <path d="M-47 0h17v9h-17zM30 0h17v9H30z" fill="#ff5a4a" />
    <rect x="-17" y="12" width="34" height="12" rx="2" fill="#1c5fd0" stroke="#fff" strokeWidth="1.5" />
  </g>
)

/** Two taxis side by side under a road sign, whose board is the headline. */
export function RankScene() {
  const id = useId()
  return (
    <svg viewBox="0 0 375 190" width="100%" fill="none" aria-hidden focusable="false">
      <Fade id={id} from="#ffd98a" to="#ffd98a" opacity={0} />
      <path d="M0 112l44-20 40 14 52-34 46 30 40-18 58 24 40-22 55 26v78H0z" fill="#0d2a61" fillOpacity=".55" />
      <circle cx="187" cy="104" r="60" fill={`url(#${id})`} fillOpacity=".8" />
      <path d="M150 104h75l150 86v10H0v-10z" fill="#22375f" />
      <path d="M187 108v14m0 12v20m0 14v30" stroke="#fff" strokeWidth="5" />
      <path d="M150 104L0 190M225 104l150 86" stroke="#ffc23d" strokeWidth="3" />
      <Taxi x={116} y={116} paint="#ffc23d" />
      <Taxi x={262} y={116} paint="#eef4ff" />
    </svg>
  )
}
