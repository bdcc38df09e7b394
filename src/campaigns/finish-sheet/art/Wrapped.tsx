/** A parcel, in the colour around it. */
export const Wrapped = () => (
  <svg viewBox="0 0 72 64" width="100%" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" aria-hidden focusable="false">
    <path d="M8 22h56v12H8zM13 34h46v26H13z" fill="#fff" />
    <path d="M36 22v38M36 22C31 6 14 4 16 14c1 6 12 8 20 8zm0 0c5-16 22-18 20-8-1 6-12 8-20 8z" />
  </svg>
)
