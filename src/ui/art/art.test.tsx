import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ThemeProvider, type ThemeOverrides } from '../theme'
import { defaultTheme, mergeTheme } from '../theme/theme'
import { ArtEmpty } from './ArtEmpty'
import { ArtEnded } from './ArtEnded'
import { ArtGift } from './ArtGift'
import { ArtLocked } from './ArtLocked'
import { ArtLost } from './ArtLost'
import { ArtNoted } from './ArtNoted'
import { ArtOffline } from './ArtOffline'
import { ArtRoad } from './ArtRoad'
import { ArtSuccess } from './ArtSuccess'
import { artColours } from './artColours'

const arts: Readonly<Record<string, ComponentType>> = { ArtEmpty, ArtEnded, ArtGift, ArtLocked, ArtLost, ArtNoted, ArtOffline, ArtSuccess }
const blue: ThemeOverrides = { primary: '#0a62ad', accent: '#34d1bf' }

/** What is painted with; the golden coins, and what is all but white, are the same in every campaign. */
function coloursOf(Art: ComponentType, overrides: ThemeOverrides): readonly string[] {
  const { container, unmount } = render(
    <ThemeProvider overrides={overrides}>
      <Art />
    </ThemeProvider>,
  )
  const html = container.innerHTML
  unmount()
  return [...html.matchAll(/(?:fill|stroke|stop-color)="(#[0-9a-f]{6})"/g)].flatMap(([, colour]) => colour ?? [])
}

const COIN = ['#d98a0b', '#ffc93f', '#ffe08a', '#eba41c', '#c97a06']
const isWarm = (colour: string): boolean => parseInt(colour.slice(1, 3), 16) - parseInt(colour.slice(5, 7), 16) > 60

it.each(Object.entries(arts))('%s wears the colours of its campaign: nothing orange in a blue one', (_, Art) => {
  const drawn = coloursOf(Art, blue)
  expect(drawn).toEqual(expect.arrayContaining([expect.stringMatching(/^#/)]))
  expect(drawn.filter((colour) => isWarm(colour) && !COIN.includes(colour))).toEqual([])
  expect(drawn).not.toEqual(coloursOf(Art, {}))
})

it('paints the road to a user in the colours of its campaign, whatever the car’s', () => {
  expect(coloursOf(ArtRoad, blue)).not.toEqual(coloursOf(ArtRoad, {}))
})

it('is drawn outside any theme too, as on a screen that stands in for a broken one', () => {
  const { container } = render(<ArtOffline />)
  expect(container.innerHTML).toContain(artColours(defaultTheme.colour).to)
})

it('has shades from paper to ink, each darker than the one before', () => {
  for (const theme of [defaultTheme, mergeTheme(defaultTheme, blue)]) {
    const { paper, mist, pale, soft, mid, strong, to, deep, ink } = artColours(theme.colour)
    const light = [paper, mist, pale, soft, mid, strong, to, deep, ink].map((colour) => [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0))
    expect(light).toEqual(light.toSorted((a, b) => b - a))
  }
})
