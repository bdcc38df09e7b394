import { contrastWithWhite, mix } from './colourMath'
import { neutral } from './tokens'

/** The colours a campaign owns. All are `#rrggbb`: they are mixed and made translucent at run time. */
export type ThemeColours = {
  /** Links and everything that is tapped. Must reach 4.5:1 on `primarySoft`. */
  readonly primary: string
  /** The two ends of the big button. */
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
    primaryFrom: '#ff5a36',
    primaryTo: '#e02718',
    onPrimary: '#ffffff',
    primarySoft: '#fff0e8',
    accent: '#ffc53d',
    field: '#faf5f1',
    page: '#fff5ee',
    heroFrom: '#ff8a4c',
    heroTo: '#e5301f',
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

/** A pale brand colour still paints buttons and hero, with dark text on them; as a colour of text it is darkened until it can be read. */
function derivedFrom(brand: string): ThemeOverrides {
  const onBrand = contrastWithWhite(brand) >= 3 ? '#ffffff' : '#231815'
  const primarySoft = mix(brand, '#ffffff', 0.91)
  const page = mix(brand, '#ffffff', 0.94)
  return {
    primary: readable(brand, [primarySoft, page, neutral.sunken]),
    primaryFrom: brand,
    primaryTo: mix(brand, '#000000', 0.1),
    onPrimary: onBrand,
    primarySoft,
    page,
    heroFrom: brand,
    heroTo: mix(brand, '#000000', 0.14),
    onHero: onBrand,
  }
}

/** Dark enough for 4.5:1 on the darkest background of links and small buttons. */
function readable(brand: string, grounds: readonly string[]): string {
  const needed = 4.5 * Math.max(...grounds.map(contrastWithWhite))
  let colour = brand
  while (contrastWithWhite(colour) < needed) colour = mix(colour, '#000000', 0.06)
  return colour
}
