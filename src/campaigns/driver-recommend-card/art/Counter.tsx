import { useArtColours } from '@/ui/art/artColours'

type CounterProps = {
  /** What is handed over: a phone that calls a car, or the keys of one. */
  readonly hands: 'ride' | 'keys'
}

const HANDS = {
  ride: 'M150 24h74q10 0 10 10v92h-94V34q0-10 10-10zM152 40h70v48h-70zM160 78l12-20h28l14 20M170 84v6M204 84v6',
  keys: 'M150 62a26 26 0 1 1 50 10l40 40v16h-18v-14h-14v-14h-14l-8-8a26 26 0 0 1-36-30zM166 58a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
} as const

/** Something handed over a counter. */
export function Counter({ hands }: CounterProps) {
  const { accent } = useArtColours()
  return (
    <svg viewBox="0 0 375 196" width="100%" fill="none" overflow="visible" aria-hidden focusable="false">
      <circle cx="187" cy="80" r="66" fill="#fff" fillOpacity=".1" />
      <path d="M-60 138h495v58H-60z" fill="#000" fillOpacity=".25" />
      <path d={HANDS[hands]} stroke={accent} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M40 132c24-18 60-22 96-10l36 8M335 132c-24-18-60-22-96-10l-36 8" stroke="#f6d9bd" strokeWidth="18" strokeLinecap="round" />
    </svg>
  )
}
