import { useContext, useMemo } from 'react'
import { ThemeContext } from 'styled-components'
import { mix } from '../theme/colourMath'
import { defaultTheme, type ThemeColours } from '../theme/theme'

/** What the pictures of `@/ui/art` are painted with: shades of the campaign's own colours, so that they look at home on any of its pages. */
type ArtColours = {
  /** From almost white to full: paper, then things that stand back, then things in front. */
  readonly paper: string
  readonly mist: string
  readonly pale: string
  readonly soft: string
  readonly mid: string
  readonly strong: string
  /** The two ends of what a picture is about. */
  readonly from: string
  readonly to: string
  /** Outlines and shadows of it. */
  readonly deep: string
  readonly ink: string
  /** Highlights, and their darker end. */
  readonly accent: string
  readonly accentTo: string
}

export function artColours({ primaryFrom, primaryTo, accent }: Pick<ThemeColours, 'primaryFrom' | 'primaryTo' | 'accent'>): ArtColours {
  // A little of the accent keeps the tints of a red from being pink, and those of a green from being grey.
  const base = mix(primaryFrom, accent, 0.3)
  const tint = (white: number): string => mix(base, '#ffffff', white)
  return {
    paper: tint(0.93),
    mist: tint(0.82),
    pale: tint(0.7),
    soft: tint(0.52),
    mid: tint(0.3),
    strong: base,
    from: mix(primaryFrom, accent, 0.12),
    to: primaryTo,
    deep: mix(primaryTo, '#000000', 0.35),
    ink: mix(primaryTo, '#000000', 0.6),
    accent,
    accentTo: mix(accent, primaryFrom, 0.25),
  }
}

/** The default theme's colours outside a theme provider: the error screen, which has pictures too, is drawn there. */
export function useArtColours(): ArtColours {
  const colours = useContext(ThemeContext)?.colour ?? defaultTheme.colour
  return useMemo(() => artColours(colours), [colours])
}
