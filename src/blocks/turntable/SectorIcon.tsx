import type { CSSProperties } from 'react'
import { useArtColours } from '@/ui/art/artColours'
import { Picture } from './Turntable.styles'

/** What is drawn in a sector that has no picture. */
export type SectorLook = 'coupon' | 'cash' | 'gift' | 'thanks'

const SHAPES: Readonly<Record<SectorLook, readonly [body: string, ink: string]>> = {
  coupon: ['M4 12h32v6a3 3 0 0 0 0 6v6H4v-6a3 3 0 0 0 0-6z', 'M24 14v3M24 20v3M24 26v3M11 18l3 4 3-4M14 22v5M11 24h6'],
  cash: ['M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', 'M14 12l6 8 6-8M20 20v9M14 21h12M14 25h12'],
  gift: ['M6 14h28v6h-2v14H8V20H6z', 'M20 14v20M6 20h28M20 14c-8 0-9-8-4-8 3 0 4 4 4 8 0-4 1-8 4-8 5 0 4 8-4 8z'],
  thanks: ['M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', 'M14 16v2M26 16v2M13 24c4 5 10 5 14 0'],
}

export function SectorIcon({ look, style }: { readonly look: SectorLook; readonly style: CSSProperties }) {
  const c = useArtColours()
  const [body, ink] = SHAPES[look]
  return (
    <Picture as="svg" viewBox="0 0 40 40" fill="none" aria-hidden focusable="false" style={style}>
      <path d={body} fill={look === 'thanks' ? c.pale : c.accent} />
      <path d={ink} stroke={c.ink} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </Picture>
  )
}
