import { useArtColours } from '@/ui/art/artColours'

/** A meter on a dashboard, its fare struck through. */
export function Taximeter() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 180" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M0 150c90-22 285-22 375 0v30H0z" fill="#241a19" />
      <path d="M146 30h84l8 26H138z" fill={accent} />
      <rect x="88" y="54" width="200" height="98" rx="14" fill="#5c4947" />
      <rect x="102" y="68" width="172" height="54" rx="6" fill="#120c0a" />
      <g fill={accent}>
        <path d="M124 82h8v26h-8zM142 82h20v6h-14v4h14v16h-20v-6h14v-4h-14zM176 102h6v6h-6zM192 82h20v26h-20zm6 6v14h8V88zM222 82h20v26h-20zm6 6v14h8V88z" />
      </g>
      <path d="M110 114L262 78" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="118" cy="137" r="6" fill={accent} />
      <circle cx="138" cy="137" r="6" fill="#9b8380" />
      <circle cx="158" cy="137" r="6" fill="#9b8380" />
      <rect x="206" y="132" width="64" height="10" rx="5" fill="#9b8380" />
    </svg>
  )
}
