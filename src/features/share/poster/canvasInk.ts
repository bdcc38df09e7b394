import { wrapText } from './wrapText'

export type Ink = CanvasRenderingContext2D

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly radius: number }

export function roundedRect(ink: Ink, { x, y, width, height, radius }: Box): void {
  ink.beginPath()
  ink.moveTo(x + radius, y)
  ink.arcTo(x + width, y, x + width, y + height, radius)
  ink.arcTo(x + width, y + height, x, y + height, radius)
  ink.arcTo(x, y + height, x, y, radius)
  ink.arcTo(x, y, x + width, y, radius)
  ink.closePath()
}

export function fillBox(ink: Ink, box: Box, colour: string | CanvasGradient): void {
  roundedRect(ink, box)
  ink.fillStyle = colour
  ink.fill()
}

export function fillCircle(ink: Ink, x: number, y: number, radius: number, colour: string): void {
  ink.beginPath()
  ink.arc(x, y, radius, 0, 2 * Math.PI)
  ink.fillStyle = colour
  ink.fill()
}

/** Top to bottom. */
export function shade(ink: Ink, top: number, bottom: number, from: string, to: string): CanvasGradient {
  const gradient = ink.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient
}

export type Drawn = readonly (readonly [path: string, colour: string])[]

/** A picture made of SVG paths, moved and scaled. */
export function paintPaths(ink: Ink, paths: Drawn, { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }): void {
  ink.save()
  ink.translate(x, y)
  ink.scale(scale, scale)
  for (const [path, colour] of paths) {
    ink.fillStyle = colour
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    ink.fill(new Path2D(path), 'evenodd')
  }
  ink.restore()
}

export type Lines = {
  readonly x: number
  /** The first line's baseline. */
  readonly y: number
  readonly size: number
  readonly font: string
  readonly colour: string
  readonly width: number
  readonly isBold?: boolean
  readonly align?: 'left' | 'center' | 'right'
  readonly lines?: number
  readonly lineHeight?: number
}

/** Returns the next line's baseline. */
export function paintLines(ink: Ink, text: string, { x, y, size, font, colour, width, isBold = false, align = 'left', lines = 1, lineHeight = size * 1.25 }: Lines): number {
  ink.font = `${isBold ? 'bold ' : ''}${size}px ${font}`
  ink.fillStyle = colour
  ink.textAlign = align
  ink.textBaseline = 'alphabetic'
  const wrapped = wrapText(text, lines, (part) => ink.measureText(part).width <= width)
  wrapped.forEach((line, i) => ink.fillText(line, x, y + i * lineHeight))
  return y + wrapped.length * lineHeight
}

const SMALLEST = 12

/** A sum in one line, never cut: without its last figures it would be a smaller sum. Where its room is too narrow the figures are smaller. */
export function paintAmount(ink: Ink, amount: string, { x, y, size, font, colour, width, align = 'left' }: Omit<Lines, 'isBold' | 'lines' | 'lineHeight'>): void {
  const setSize = (fitted: number): void => {
    ink.font = `bold ${fitted}px ${font}`
  }
  let fitted = size
  setSize(fitted)
  while (fitted > SMALLEST && ink.measureText(amount).width > width) setSize((fitted -= 1))
  ink.fillStyle = colour
  ink.textAlign = align
  ink.textBaseline = 'alphabetic'
  ink.fillText(amount, x, y)
}

/** As `object-fit: cover` would. */
export function paintCover(ink: Ink, picture: HTMLImageElement, { x, y, width, height }: Omit<Box, 'radius'>): void {
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const drawn = { width: picture.naturalWidth * scale, height: picture.naturalHeight * scale }
  ink.drawImage(picture, x + (width - drawn.width) / 2, y + (height - drawn.height) / 2, drawn.width, drawn.height)
}
