import { useId } from 'react'
import { Car } from '@/ui/art/Car'

/** A showroom of glass with the car in its light. Decoration. */
export function Showroom() {
  const id = useId()
  return (
    <svg viewBox="0 0 390 206" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <defs>
        <linearGradient id={`${id}l`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".7" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#d6f3fb" stopOpacity=".95" />
          <stop offset="1" stopColor="#8fd6e6" stopOpacity=".8" />
        </linearGradient>
      </defs>
      <path d="M22 54L195 16l173 38v82H22z" fill={`url(#${id}g)`} />
      <path d="M14 52L195 10l181 42v8L195 19 14 60z" fill="#083f5c" />
      <path d="M22 136V58M92 136V43M298 136V43M368 136V58" stroke="#fff" strokeOpacity=".75" strokeWidth="2.4" />
      <path d="M40 60l24-5-22 78H30zM326 50l18 4-20 80h-8z" fill="#fff" fillOpacity=".28" />
      <path d="M150 27l-34 109h158L240 27z" fill={`url(#${id}l)`} />
      <rect x="164" y="30" width="62" height="16" rx="8" fill="#0a7fa8" />
      <path d="M180 38h30" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M-60 136h510v70H-60z" fill="#0a5f7d" />
      <path d="M-60 136h510v3H-60z" fill="#7fe3ec" fillOpacity=".6" />
      <ellipse cx="195" cy="140" rx="132" ry="13" fill="#0f86a4" />
      <ellipse cx="195" cy="137" rx="132" ry="12" fill="#d9f4fa" />
      <ellipse cx="195" cy="137" rx="118" ry="9" fill="#fff" />
      <Car x={92} y={70} size={1.12} />
      <path d="M52 136v-18M338 136v-18" stroke="#0d7f78" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M40 142h24l-3 14H43zM326 142h24l-3 14h-18z" fill="#ffb56b" />
      <path d="M52 142c-14-6-18-18-12-28 4 6 8 8 12 10 2-8 7-13 14-15 3 14-3 28-14 33zM338 142c-14-6-18-18-12-28 4 6 8 8 12 10 2-8 7-13 14-15 3 14-3 28-14 33z" fill="#35c8a8" />
    </svg>
  )
}
