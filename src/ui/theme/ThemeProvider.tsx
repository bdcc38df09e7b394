import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { ThemeProvider as StyledThemeProvider } from 'styled-components'
import { defaultTheme, mergeTheme } from './theme'
import type { Theme, ThemeOverrides } from './theme'

type ThemeProviderProps = {
  /** Kept in a constant or a memo by the caller: a new object renders everything below again. */
  readonly overrides?: ThemeOverrides | undefined
  readonly children: ReactNode
}

/** The product's theme, or inside another one: that theme with a campaign's colours in it. */
export function ThemeProvider({ overrides, children }: ThemeProviderProps) {
  const toTheme = useMemo(() => (outer?: Partial<Theme>) => mergeTheme(outer?.colour ? { colour: outer.colour } : defaultTheme, overrides), [overrides])
  return <StyledThemeProvider theme={toTheme}>{children}</StyledThemeProvider>
}
