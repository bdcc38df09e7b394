import { useArtColours } from '@/ui/art/artColours'

type CounterProps = {
  /** What is handed over: a phone that calls a car, or the keys of one. */
  readonly hands: 'ride' | 'keys'
}

/** A phone, and on its screen the car that comes. */
function Phone({ frame, ink }: { readonly frame: string; readonly ink: string }) {
  return (
    <>
      <rect x="146" y="18" width="82" height="132" rx="14" fill={frame} />
      <rect x="152" y="24" width="70" height="120" rx="9" fill="#fff" />
      <path d="M177 31h20" stroke={ink} strokeOpacity=".3" strokeWidth="4" strokeLinecap="round" />
      <path d="M152 88h70v47a9 9 0 0 1-9 9h-52a9 9 0 0 1-9-9z" fill={frame} fillOpacity=".3" />
      <path d="M158 84v-9q0-5 5-6l7-2 8-11q3-4 8-4h9q5 0 8 4l8 11 4 1q5 1 5 6v10q0 3-3 3h-56q-3 0-3-3z" fill={frame} />
      <path d="M177 67l5-7q2-3 5-3h1v10zM193 57h2q3 0 5 3l5 7h-12z" fill="#fff" />
      <circle cx="173" cy="86" r="7" fill={ink} />
      <circle cx="204" cy="86" r="7" fill={ink} />
    </>
  )
}

const KEYS = 'M150 62a26 26 0 1 1 50 10l40 40v16h-18v-14h-14v-14h-14l-8-8a26 26 0 0 1-36-30zM166 58a8 8 0 1 0 16 0 8 8 0 1 0-16 0'

/** An open hand in its sleeve, the thumb up. */
const Hand = () => (
  <>
    <path d="M-80 166v-32l136-22 9 34z" fill="#fff" fillOpacity=".16" />
    <path d="M54 109l12-2 9 35-12 2z" fill="#fff" />
    <path d="M68 111c14-4 24-6 34-4 6-9 14-15 24-16 8 0 10 7 4 11-6 3-9 7-11 11l32 3c14 2 14 17 0 18l-46 4c-12 2-20 2-29 0z" fill="#f6d9bd" />
    <path d="M122 124l28 1" stroke="#c99a73" strokeWidth="2" strokeLinecap="round" />
  </>
)

/** Something handed over a counter. */
export function Counter({ hands }: CounterProps) {
  const { accent, ink } = useArtColours()
  return (
    <svg viewBox="0 0 375 196" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <circle cx="187" cy="80" r="66" fill="#fff" fillOpacity=".1" />
      <path d="M-60 138h495v58H-60z" fill="#000" fillOpacity=".25" />
      {hands === 'ride' ? <Phone frame={accent} ink={ink} /> : <path d={KEYS} stroke={accent} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />}
      <Hand />
      <g transform="matrix(-1 0 0 1 374 0)">
        <Hand />
      </g>
    </svg>
  )
}
