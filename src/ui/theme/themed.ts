import { alpha } from './colourMath'
import { defaultTheme } from './theme'
import type { Theme, ThemeColours } from './theme'

type Themed = { theme: Partial<Theme> }

const coloursOf = ({ theme }: Themed): ThemeColours => theme.colour ?? defaultTheme.colour

/** A theme colour inside a style: `color: ${themed('primary')}`. Outside a ThemeProvider it is the default theme's. */
export const themed =
  (name: keyof ThemeColours) =>
  (props: Themed): string =>
    coloursOf(props)[name]

/** The same, translucent: `box-shadow: 0 8px 20px ${themedAlpha('primary', 0.3)}`. */
export const themedAlpha =
  (name: keyof ThemeColours, opacity: number) =>
  (props: Themed): string =>
    alpha(coloursOf(props)[name], opacity)
