import { CompanyCar } from './CompanyCar'
import { Tower } from './Tower'

/** In the head of the login page: the car before the tallest of them. */
export const Offices = () => (
  <svg viewBox="121 30 254 168" width="100%" fill="none" aria-hidden focusable="false">
    <Tower x={150} y={92} width={60} fill="#1b3358" lit={[2, 5, 7]} />
    <Tower x={216} y={56} width={60} fill="#2b5089" lit={[1, 4, 9, 14, 18]} />
    <Tower x={290} y={40} width={73} fill="#3a66a6" lit={[2, 6, 8, 13, 17, 21, 29, 34]} />
    <path d="M112 200c26-38 66-54 120-54h143v54z" fill="#0a1830" />
    <CompanyCar x={196} />
  </svg>
)
