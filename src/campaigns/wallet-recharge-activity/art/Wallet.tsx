import { useArtColours } from '@/ui/art/artColours'

/** A closed wallet with a clasp, for light and dark ground. */
export function Wallet() {
  const { accent, to, mist } = useArtColours()
  return (
    <svg viewBox="0 0 375 180" width="100%" fill="none" aria-hidden focusable="false">
      <ellipse cx="188" cy="164" rx="112" ry="9" fill={to} fillOpacity=".18" />
      <path d="M104 56l128-30c12-3 20 2 22 13l5 21" fill={mist} />
      <rect x="92" y="52" width="192" height="108" rx="18" fill="#2c5f96" />
      <rect x="101" y="61" width="174" height="90" rx="12" stroke="#fff" strokeOpacity=".35" strokeWidth="2" strokeDasharray="5 5" />
      <path d="M284 84h-46a22 22 0 0 0 0 44h46z" fill="#1b406b" />
      <circle cx="240" cy="106" r="10" fill={accent} />
      <circle cx="240" cy="106" r="4" fill="#1b406b" />
    </svg>
  )
}
