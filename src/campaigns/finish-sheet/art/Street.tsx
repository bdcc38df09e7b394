/** The map of the ride, seen from above: streets, and the way that was driven. */
export const Street = () => (
  <svg viewBox="0 0 375 260" width="100%" fill="none" aria-hidden focusable="false">
    <path d="M-10 60L385 24M-10 150L385 108M-10 236L385 200M60-10L96 270M176-10L206 270M300-10L322 270" stroke="#fff" strokeOpacity=".16" strokeWidth="13" />
    <path d="M64 26L80 142 190 129 204 220" stroke="#fff" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M64 26L80 142 190 129 204 220" stroke="#2f8528" strokeWidth="2" strokeDasharray="1 9" strokeLinecap="round" />
    <circle cx="64" cy="26" r="10" fill="#fff" />
    <circle cx="64" cy="26" r="4.5" fill="#2f8528" />
    <g transform="translate(135 135.500) rotate(-7)">
      <rect x="-20" y="-10" width="40" height="20" rx="7" fill="#ffce47" />
      <path d="M-8-7H6q4 7 0 14H-8q-4-7 0-14z" fill="#1c4a1a" fillOpacity=".75" />
    </g>
  </svg>
)
