import { Street } from './Street'

/** What a passenger sees from the back: the driver's seat and the one beside it, with the code behind the headrest, and the street ahead. The sun stands below the tabs. */
export function BackSeat() {
  return (
    <Street sunY={86}>
      <path d="M0 0h375v26q-187 26-375 0zM0 0h26v150L0 170zM349 0h26v170l-26-20z" fill="#06402d" />
      <path d="M0 148q187-26 375 0v52H0z" fill="#0a5a41" />
      <path d="M166 30h43l6 22h-55z" fill="#04301f" />
      <path d="M66 128V92q0-12 12-12h38q12 0 12 12v36zM247 128V92q0-12 12-12h38q12 0 12 12v36z" fill="#0d805b" />
      <path d="M38 200v-50q0-26 24-30l64-4q26 2 28 30v54zM221 200v-54q2-28 28-30l64 4q24 4 24 30v50z" fill="#0b6b4c" />
      <path d="M52 200v-44q0-12 12-14M323 200v-44q0-12-12-14" stroke="#06402d" strokeWidth="4" strokeLinecap="round" />
      <path d="M77 60h40q0 20-10 20H87q-10 0-10-20z" fill="#3a241c" />
      <path d="M97 46c-19 0-22 8-22 16h44c0-8-3-16-22-16z" fill="#0d3d5c" />
      <path d="M72 58h50q2 5-25 5t-25-5z" fill="#072a40" />
      <path d="M262 112l-6 14h44l-6-14" stroke="#ffd25e" strokeWidth="3" />
      <rect x="246" y="124" width="64" height="64" rx="8" fill="#fff" />
      <path d="M254 132h18v18h-18zm4 4v10h10v-10zM284 132h18v18h-18zm4 4v10h10v-10zM254 162h18v18h-18zm4 4v10h10v-10zM276 154h6v6h-6zM286 156h8v6h-8zM298 160h6v8h-6zM280 166h8v6h-8zM292 172h10v8h-10zM278 176h6v6h-6z" fill="#06402d" fillRule="evenodd" />
    </Street>
  )
}
