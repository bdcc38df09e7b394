import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useTheme } from 'styled-components'
import { contrastWithWhite, mix } from './colourMath'
import { ThemeProvider } from './ThemeProvider'
import { defaultTheme, mergeTheme } from './theme'
import { neutral } from './tokens'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const contrast = (dark: string, light: string) => Math.max(contrastWithWhite(dark) / contrastWithWhite(light), contrastWithWhite(light) / contrastWithWhite(dark))

describe('theme', () => {
  it('keeps text readable and buttons legible in whatever brand colour marketing picks', () => {
    fc.assert(
      fc.property(colour, (primary) => {
        const theme = mergeTheme(defaultTheme, { primary }).colour
        for (const ground of ['#ffffff', theme.primarySoft, theme.page, neutral.sunken]) expect(contrast(theme.primary, ground)).toBeGreaterThanOrEqual(4.5)
        expect(theme.primaryFrom).toBe(primary)
        expect(contrast(theme.onPrimary, primary)).toBeGreaterThanOrEqual(3)
      }),
      // A violet that the colours derived from it once darkened under its own text.
      { examples: [['#a10eff'], ['#000000'], ['#ffffff']], numRuns: 2_000 },
    )
  })

  it('is readable itself', () => {
    const { primary, primarySoft, page, onPrimary, primaryFrom, primaryTo } = defaultTheme.colour
    for (const ground of ['#ffffff', primarySoft, page, neutral.sunken]) {
      for (const text of [primary, neutral.text, neutral.textSoft, neutral.textFaint, neutral.danger]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
    for (const end of [primaryFrom, primaryTo]) expect(contrast(onPrimary, end)).toBeGreaterThanOrEqual(3)
  })

  it('takes single colours as they are', () => {
    expect(mergeTheme(defaultTheme, { heroFrom: '#112233' }).colour).toEqual({ ...defaultTheme.colour, heroFrom: '#112233' })
  })

  it.each(['red', '#fff', '12345678', '#12345g', ''])('leaves out %j, which is no #rrggbb colour', (primary) => {
    expect(mergeTheme(defaultTheme, { primary })).toEqual(defaultTheme)
  })

  it('mixes two colours by share', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#000000', '#0a0a0a', 1)).toBe('#0a0a0a')
  })

  it('gives a campaign inside the product its own colours and keeps the rest', () => {
    const Colours = () => {
      const theme = useTheme()
      return <p>{`${theme?.colour.accent} ${theme?.colour.page}`}</p>
    }
    render(
      <ThemeProvider overrides={{ accent: '#111111' }}>
        <ThemeProvider overrides={{ page: '#222222' }}>
          <Colours />
        </ThemeProvider>
      </ThemeProvider>,
    )
    expect(screen.getByText('#111111 #222222')).toBeVisible()
  })
})
