/** A text as it stands on a page, in the page's pixels. */
export type DrawnText = {
  readonly text: string
  /** Its colour, with every opacity over it in `alpha`. */
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
  /** At least 24 px, or 18.66 px and bold: 3:1 is enough (WCAG 2.1, 1.4.3). */
  readonly isLarge: boolean
  /** Where its glyphs lie, a box each line. */
  readonly boxes: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
}

/** The page without its texts, four bytes a pixel. */
export type Picture = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> }

/**
 * The contrast of a text with what is behind its glyphs: that of the worst pixel, once the worst twentieth is left out (an ornament's line, a
 * rounded corner). It runs inside pages too, so it stands on nothing outside itself.
 */
export function contrastBehind(picture: Picture, { red, green, blue, alpha, boxes }: DrawnText): number {
  const linear = (part: number): number => (part <= 10.31 ? part / 3294.6 : Math.pow((part / 255 + 0.055) / 1.055, 2.4))
  const light = (r: number, g: number, b: number): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05
  const over = (text: number, ground: number): number => text * alpha + ground * (1 - alpha)
  const ratios: number[] = []
  for (const box of boxes) {
    for (let y = Math.max(0, Math.round(box.y)); y < Math.min(picture.height, Math.round(box.y + box.height)); y += 1) {
      for (let x = Math.max(0, Math.round(box.x)); x < Math.min(picture.width, Math.round(box.x + box.width)); x += 1) {
        const at = (y * picture.width + x) * 4
        const [r = 0, g = 0, b = 0] = [picture.data[at], picture.data[at + 1], picture.data[at + 2]]
        const ratio = light(over(red, r), over(green, g), over(blue, b)) / light(r, g, b)
        ratios.push(Math.max(ratio, 1 / ratio))
      }
    }
  }
  ratios.sort((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 20)] ?? Infinity
}

/** What a text needs. */
export const neededContrast = ({ isLarge }: Pick<DrawnText, 'isLarge'>): number => (isLarge ? 3 : 4.5)
