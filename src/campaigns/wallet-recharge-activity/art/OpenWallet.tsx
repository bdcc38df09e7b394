import { useArtColours } from '@/ui/art/artColours'

const NOTES = [
  { x: 96, turn: -13, yuan: '50' },
  { x: 162, turn: -3, yuan: '100' },
  { x: 232, turn: 9, yuan: '200' },
]

/** Notes that slide into an open wallet, seen from the front. */
export function OpenWallet() {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 190" width="100%" fill="none" aria-hidden focusable="false">
      <path d="M46 104h283v70a16 16 0 0 1-16 16H62a16 16 0 0 1-16-16z" fill="#0e2138" />
      {NOTES.map(({ x, turn, yuan }) => (
        <g key={yuan} transform={`rotate(${turn} ${x + 30} 110)`}>
          <rect x={x} y="22" width="72" height="130" rx="8" fill="#f3ead3" />
          <rect x={x + 7} y="29" width="58" height="116" rx="4" stroke="#b8934a" strokeWidth="1.5" />
          <text x={x + 36} y="66" textAnchor="middle" fontSize="24" fontWeight="700" fill="#1d4470">
            {yuan}
          </text>
        </g>
      ))}
      <path d="M38 118c50 14 250 14 300 0v58a14 14 0 0 1-14 14H52a14 14 0 0 1-14-14z" fill="#2f659e" />
      <path d="M50 134c60 11 216 11 276 0" stroke="#fff" strokeOpacity=".4" strokeWidth="2" strokeDasharray="6 5" />
      <path d="M164 128h48v28a24 24 0 0 1-48 0z" fill="#173860" />
      <circle cx="188" cy="158" r="9" fill={accent} />
    </svg>
  )
}
