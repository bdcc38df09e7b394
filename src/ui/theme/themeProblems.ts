import { contrastWithWhite, mix } from './colourMath'
import { defaultTheme, mergeTheme, type ThemeColours, type ThemeOverrides } from './theme'
import { neutral } from './tokens'

/** The contrast ratio of WCAG 2 between two colours: 1 for the same one, 21 for black and white. */
export function contrastOf(one: string, other: string): number {
  const ratio = contrastWithWhite(one) / contrastWithWhite(other)
  return Math.max(ratio, 1 / ratio)
}

/** What text of any size needs (WCAG 2.1, 1.4.3). */
const NEEDED_CONTRAST = 4.5

type Name = keyof ThemeColours

/** Text on a ground that is too like it: where, and how much contrast there is. */
export type ThemeProblem = { readonly text: string; readonly ground: string; readonly contrast: number }

const TEXTS = { text: neutral.text, textSoft: neutral.textSoft, textFaint: neutral.textFaint, danger: neutral.danger, success: neutral.success, warning: neutral.warning }

/** What cannot be read well in a theme: of the colours that a campaign, or marketing, sets, and what is derived from them. */
export function themeProblems(overrides: ThemeOverrides): readonly ThemeProblem[] {
  const { colour } = mergeTheme(defaultTheme, overrides)
  const pale: Readonly<Record<string, string>> = { surface: neutral.surface, sunken: neutral.sunken, primarySoft: colour.primarySoft, page: colour.page, field: colour.field }
  const problems: ThemeProblem[] = []
  const judge = (text: string, textColour: string, ground: string, groundColour: string): void => {
    const contrast = contrastOf(textColour, groundColour)
    if (contrast < NEEDED_CONTRAST) problems.push({ text, ground, contrast })
  }
  for (const [ground, groundColour] of Object.entries(pale)) {
    for (const [text, textColour] of Object.entries({ ...TEXTS, primary: colour.primary })) judge(text, textColour, ground, groundColour)
  }
  // A gradient is judged at its ends and in its middle, where it may be darker than both.
  const shaded = (text: Name, from: Name, to: Name): void => {
    judge(text, colour[text], from, colour[from])
    judge(text, colour[text], to, colour[to])
    judge(text, colour[text], `${from} ${to}`, mix(colour[from], colour[to], 0.5))
  }
  shaded('onPrimary', 'primaryFrom', 'primaryTo')
  shaded('onHero', 'heroFrom', 'heroTo')
  return problems
}

/** What becomes of a brand colour that white text cannot be read on: how little contrast it has, and the darker colour, or the dark text, that is drawn instead. */
export type BrandChange = { readonly contrast: number; readonly drawn: string; readonly isTextDark: boolean }

export function brandChange(brand: string): BrandChange | undefined {
  const { primaryFrom: drawn, onPrimary } = mergeTheme(defaultTheme, { primary: brand }).colour
  const contrast = contrastWithWhite(brand)
  return contrast < NEEDED_CONTRAST ? { contrast, drawn, isTextDark: onPrimary !== '#ffffff' } : undefined
}
