import { useArtColours } from '@/ui/art/artColours'

/** Drawn inside another picture: a winding road, and on it a van with the luggage on its roof. */
export function VanOnRoad() {
  const c = useArtColours()
  return (
    <>
      <path d="M262 112c-30 8-66 12-66 24 0 16 100 6 100 26 0 12-46 18-82 28l-30 10v26h60l80-36c30-10 46-20 46-34 0-30-110-24-110-32 0-6 20-8 30-12z" fill="#f4e3cf" fillOpacity=".9" />
      <path d="M254 116c-24 6-46 11-46 20 0 14 104 6 104 28 0 10-22 18-50 26" stroke={c.deep} strokeWidth="2.5" strokeDasharray="7 7" />
      <g transform="translate(46 92)">
        <ellipse cx="64" cy="78" rx="66" ry="6" fill="#000" fillOpacity=".3" />
        <path d="M26 12h22v14H26zM52 6h30v20H52zM86 14h18v12H86z" fill={c.accentTo} />
        <path d="M60 6v20M74 6v20M20 26h90" stroke={c.ink} strokeWidth="3" />
        <path d="M4 68V42c0-8 5-14 14-14h66c8 0 13 3 18 9l12 15c8 2 12 6 12 12v4c0 4-2 6-6 6H10c-4 0-6-2-6-6z" fill="#fff8ec" />
        <path d="M4 56h122v12c0 4-2 6-6 6H10c-4 0-6-2-6-6z" fill={c.accent} />
        <path d="M14 36h20v16H14zM40 36h22v16H40zM68 36h16c5 0 8 2 11 6l8 10H68z" fill="#cfe9f2" />
        <circle cx="50" cy="46" r="5" fill="#f2b487" />
        <circle cx="26" cy="46" r="5" fill="#f2b487" />
        <circle cx="80" cy="46" r="5" fill="#ffd9b8" />
        <circle cx="32" cy="74" r="11" fill={c.ink} />
        <circle cx="98" cy="74" r="11" fill={c.ink} />
        <circle cx="32" cy="74" r="4.5" fill="#fff" />
        <circle cx="98" cy="74" r="4.5" fill="#fff" />
      </g>
    </>
  )
}
