type Rgb = [number, number, number]

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb

/** `share` of the second colour in the first: 0 is all `hex`, 1 is all `into`. */
export function mix(hex: string, into: string, share: number): string {
  const other = toRgb(into)
  return `#${toRgb(hex)
    .map((part, i) => Math.round(part + ((other[i] ?? 0) - part) * share))
    .map((part) => (part < 16 ? '0' : '') + part.toString(16))
    .join('')}`
}

/** Written as `rgba()`, because eight-digit hex colours are unknown before Chrome 62. */
export const alpha = (hex: string, opacity: number): string => `rgba(${toRgb(hex).join(', ')}, ${opacity})`

/** The contrast ratio of WCAG 2 between white and a colour: 1 for white itself, 21 for black. */
export function contrastWithWhite(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)
  }) as Rgb
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
