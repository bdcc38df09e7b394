import { useArtColours } from '@/ui/art/artColours'

type CounterProps = {
  /** What is handed over: a phone that calls a car, or the keys of one. */
  readonly hands: 'ride' | 'keys'
}

const HANDS = {
  ride: 'M150 24h74q10 0 10 10v92h-94V34q0-10 10-10zM152 40h70v48h-70zM160 78l12-20h28l14 20M170 84v6M204 84v6',
  keys: 'M150 62a26 26 0 1 1 50 10l40 40v16h-18v-14h-14v-14h-14l-8-8a26 26 0 0 1-36-30zM166 58a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
} as const

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
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 196" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <circle cx="187" cy="80" r="66" fill="#fff" fillOpacity=".1" />
      <path d="M-60 138h495v58H-60z" fill="#000" fillOpacity=".25" />
      <path d={HANDS[hands]} stroke={accent} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      <Hand />
      <g transform="matrix(-1 0 0 1 374 0)">
        <Hand />
      </g>
    </svg>
  )
}
