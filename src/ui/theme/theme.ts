import { contrastWithWhite, mix } from './colourMath'
import { neutral } from './tokens'

/** The colours a campaign owns. All are `#rrggbb`: they are mixed and made translucent at run time. */
export type ThemeColours = {
  /** Links and everything that is tapped. Must reach 4.5:1 on `primarySoft`. */
  readonly primary: string
  /** The two ends of the big button. `onPrimary` must reach 4.5:1 on both. */
  readonly primaryFrom: string
  readonly primaryTo: string
  readonly onPrimary: string
  /** A pale tint of the primary colour: chips, selected rows, secondary buttons. */
  readonly primarySoft: string
  /** Coins, ribbons, highlights. Not for text. */
  readonly accent: string
  /** The background of fields and other insets in a card. */
  readonly field: string
  /** The background behind the cards. */
  readonly page: string
  /** The two ends of a page's head. `onHero` must reach 4.5:1 on both. */
  readonly heroFrom: string
  readonly heroTo: string
  readonly onHero: string
}

export type Theme = { readonly colour: ThemeColours }

/** The colours a campaign sets; the rest is derived from `primary`, or is the default. */
export type ThemeOverrides = Partial<ThemeColours>

export const defaultTheme: Theme = {
  colour: {
    primary: '#cb2813',
    primaryFrom: '#da3911',
    primaryTo: '#c91f12',
    onPrimary: '#ffffff',
    primarySoft: '#fff0e8',
    accent: '#ffc53d',
    field: '#faf5f1',
    page: '#fff5ee',
    heroFrom: '#d93a10',
    heroTo: '#b81b12',
    onHero: '#ffffff',
  },
}

const HEX = /^#[0-9a-f]{6}$/i

/**
 * A theme with a campaign's colours in it. A campaign that names only `primary` gets button, soft, hero and page colours that
 * belong to it. A value that is not `#rrggbb` (marketing types these by hand) is ignored.
 */
export function mergeTheme(base: Theme, overrides: ThemeOverrides = {}): Theme {
  const given: { -readonly [K in keyof ThemeColours]?: string } = {}
  for (const name of Object.keys(base.colour) as (keyof ThemeColours)[]) {
    const value = overrides[name]
    if (value && HEX.test(value)) given[name] = value
  }
  const { primary, ...rest } = given
  return { colour: { ...base.colour, ...(primary ? derivedFrom(primary) : undefined), ...rest } }
}

/** A pale brand colour carries dark text. Any other carries white text, and is darkened until that can be read; so is the colour of text. */
function derivedFrom(brand: string): ThemeOverrides {
  const isPale = contrastWithWhite(brand) < 3
  const from = isPale ? brand : readable(brand, ['#ffffff'])
  const to = mix(from, '#000000', 0.1)
  const onBrand = isPale ? neutral.text : '#ffffff'
  const primarySoft = mix(brand, '#ffffff', 0.91)
  const page = mix(brand, '#ffffff', 0.94)
  return { primary: readable(brand, [primarySoft, page, neutral.sunken, defaultTheme.colour.field]), primaryFrom: from, primaryTo: to, onPrimary: onBrand, primarySoft, page, heroFrom: from, heroTo: to, onHero: onBrand }
}

/** The colour, darkened until it reaches 4.5:1 on the darkest of the backgrounds. */
function readable(brand: string, backgrounds: readonly string[]): string {
  const needed = 4.5 * Math.max(...backgrounds.map(contrastWithWhite))
  let colour = brand
  while (contrastWithWhite(colour) < needed) colour = mix(colour, '#000000', 0.06)
  return colour
}
