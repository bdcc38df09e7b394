import { useId } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Fade } from '@/ui/art/parts'
import { VanOnRoad } from './VanOnRoad'

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

/** Ranges of hills, the road that winds down from them, and on it a van. */
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
      <VanOnRoad />
    </svg>
  )
}
