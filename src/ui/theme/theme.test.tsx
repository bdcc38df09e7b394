import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useTheme } from 'styled-components'
import { mix } from './colourMath'
import { ThemeProvider } from './ThemeProvider'
import { defaultTheme, mergeTheme } from './theme'
import { driverTheme } from './driverTheme'
import { brandChange, contrastOf, themeProblems } from './themeProblems'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('theme', () => {
  it('keeps every text readable in whatever brand colour marketing picks', () => {
    fc.assert(
      fc.property(colour, (primary) => expect(themeProblems({ primary })).toEqual([])),
      // A violet that the colours derived from it once darkened under its own text, and colours about the change from white text to dark.
      { examples: [['#a10eff'], ['#000000'], ['#ffffff'], ['#ff5a36'], ['#ff6138'], ['#16b37f'], ['#1687e0'], ['#ffd25e']], numRuns: 2_000 },
    )
  })

  it.each(['#c91f12', '#0a5fae', '#0a6b4a'])('wears a brand colour that carries white text as it is: %s', (primary) => {
    expect(mergeTheme(defaultTheme, { primary }).colour).toMatchObject({ primaryFrom: primary, heroFrom: primary, onPrimary: '#ffffff' })
  })

  it.each([
    ['#ffd25e', '#ffd25e', '#231815'],
    ['#ff6138', '#ff6138', '#231815'],
    ['#1687e0', '#1477c6', '#ffffff'],
  ])('writes dark on a pale brand colour, and darkens one between: %s', (primary, primaryFrom, onPrimary) => {
    expect(mergeTheme(defaultTheme, { primary }).colour).toMatchObject({ primaryFrom, onPrimary })
  })

  it.each([
    ['of its own', {}],
    ["of drivers'", driverTheme],
  ])('has no text that is too pale: %s', (_, theme) => expect(themeProblems(theme)).toEqual([]))

  it('says which text of a theme is too pale, and how pale it is', () => {
    const contrast = expect.closeTo(2.34, 1) as number
    expect(themeProblems({ heroFrom: '#ff8a4c' })).toEqual([{ text: 'onHero', ground: 'heroFrom', contrast }, expect.objectContaining({ text: 'onHero', ground: 'heroFrom heroTo' })])
    expect(themeProblems({ primarySoft: '#c91f12' })).toContainEqual({ text: 'primary', ground: 'primarySoft', contrast: expect.closeTo(1, 1) as number })
  })

  it.each([
    ['#1687e0', { contrast: 3.77, drawn: '#1477c6', isTextDark: false }],
    ['#ffd25e', { contrast: 1.44, drawn: '#ffd25e', isTextDark: true }],
  ])('says what is drawn for a brand colour under white text: %s', (brand, change) => {
    expect(brandChange(brand)).toEqual({ ...change, contrast: expect.closeTo(change.contrast, 1) as number })
  })

  it('has nothing to say of a brand colour that carries white text', () => expect(brandChange('#c91f12')).toBeUndefined())

  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ff0000', 1],
  ])('measures the contrast of %s and %s by WCAG 2', (one, other, ratio) => expect(contrastOf(one, other)).toBeCloseTo(ratio, 2))

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
