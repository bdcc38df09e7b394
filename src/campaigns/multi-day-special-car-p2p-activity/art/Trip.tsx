import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Fade } from '@/ui/art/parts'

/** The evening sun, going down between two hills; on the home it still stands high, where no words are. */
export function Sun({ isHigh = false }: { readonly isHigh?: boolean }) {
  const { accent } = useArtColours()
  const [cx, cy] = isHigh ? [304, 128] : [322, 186]
  return (
    <svg viewBox="0 0 375 340" width="100%" fill="none" aria-hidden focusable="false">
      <circle cx={cx} cy={cy} r="88" fill={accent} fillOpacity=".16" />
      <circle cx={cx} cy={cy} r="62" fill={accent} fillOpacity=".3" />
      <circle cx={cx} cy={cy} r="42" fill={accent} />
    </svg>
  )
}

/** Ranges of hills, the road that winds down from them, and on it a van with the luggage on its roof. */
export function Trip() {
  const id = useId()
  const c = useArtColours()
  return (
    <svg viewBox="0 0 375 226" width="100%" fill="none" aria-hidden focusable="false">
      <Fade id={`${id}a`} from={c.mid} to={c.to} />
      <Fade id={`${id}b`} from={c.to} to={c.ink} />
      <path d="M0 92l44-40 30 22 42-34 46 40 34-26 42 40 38-22 48 36 51-30v112H0z" fill={`url(#${id}a)`} fillOpacity=".75" />
      <path d="M0 122l62-34 50 30 58-40 66 48 54-26 85 34v56H0z" fill={`url(#${id}b)`} />
      <path d="M0 152c66-20 130-20 190-8s130 8 185-14v96H0z" fill={c.ink} />
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
    </svg>
  )
}
