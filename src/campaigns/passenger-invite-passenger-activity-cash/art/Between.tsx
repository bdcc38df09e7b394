// Around 150,62 of the picture of two friends.

export const Parcel = () => (
  <>
    <rect x="130" y="53" width="40" height="30" rx="4" fill="#ff5a4d" />
    <rect x="126" y="44" width="48" height="13" rx="4" fill="#ff8177" />
    <path d="M150 44v39" stroke="#ffd84a" strokeWidth="7" />
    <path d="M150 43c-7-15-22-10-16-2 4 4 10 3 16 2 6 1 12 2 16-2 6-8-9-13-16 2z" stroke="#ffd84a" strokeWidth="4" />
  </>
)

export const Voucher = () => (
  <g transform="rotate(-8 150 62)">
    <path d="M122 45h56q4 0 4 4v7a6 6 0 0 0 0 12v7q0 4-4 4h-56q-4 0-4-4v-7a6 6 0 0 0 0-12v-7q0-4 4-4z" fill="#ffd84a" />
    <path d="M164 49v26" stroke="#d98a0b" strokeWidth="2.5" strokeDasharray="3 4" />
    <path d="M128 57h26M128 67h18" stroke="#d98a0b" strokeWidth="4" strokeLinecap="round" />
  </g>
)

export const Home = () => (
  <>
    <path d="M132 58h36v26h-36z" fill="#fff3e2" />
    <path d="M124 62l26-23 26 23" stroke="#ff5a4d" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M144 84V73a6 6 0 0 1 12 0v11z" fill="#ff5a4d" />
  </>
)
