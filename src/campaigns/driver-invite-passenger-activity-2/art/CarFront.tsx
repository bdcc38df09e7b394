import { useId } from 'react'
import { Fade } from '@/ui/art/parts'
import { Driver, Passenger, Plate, Street } from './Street'

/** The driver's car comes for its passenger: from the front, close, with both of them behind the windscreen and its bonnet. */
export function CarFront() {
  const id = useId()
  return (
    <Street>
      <defs>
        <Fade id={`${id}b`} from="#16a877" to="#066a48" />
      </defs>
      <path d="M0 140h375v60H0z" fill="#5d6f68" />
      <ellipse cx="187" cy="192" rx="128" ry="9" fill="#000" fillOpacity=".28" />
      <path d="M96 160h36v34h-28q-8 0-8-8zM243 160h36v26q0 8-8 8h-28z" fill="#1d2925" />
      <path d="M82 100q0-8 9-8h12v16H92q-10 0-10-8zM293 100q0-8-9-8h-12v16h11q10 0 10-8z" fill="#066a48" />
      <rect x="152" y="28" width="71" height="21" rx="7" fill="#ffd25e" />
      <path d="M156 42h64" stroke="#0b3b2a" strokeWidth="4" strokeDasharray="2 9" />
      <path d="M98 112l27-58q5-10 17-10h91q12 0 17 10l27 58z" fill={`url(#${id}b)`} />
      <path d="M112 106l21-46q4-8 13-8h83q9 0 13 8l21 46z" fill="#c8e8f7" />
      <Passenger x={152} y={84} />
      <Driver x={221} y={82} />
      <path d="M196 112c0-18 50-18 50 0" stroke="#22302b" strokeWidth="5" />
      <path d="M80 126q0-18 22-20h170q23 2 23 20l4 40q0 14-14 14H90q-14 0-14-14z" fill={`url(#${id}b)`} />
      <path d="M88 128h40l-6 18H96q-8 0-8-8zM287 128h-40l6 18h26q8 0 8-8z" fill="#fff8d8" />
      <path d="M142 130h91l-5 14h-81z" fill="#053b2a" />
      <Plate x={144.5} y={151} />
    </Street>
  )
}
