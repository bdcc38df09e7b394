import { fillCircle, paintCover, paintLines, type Ink } from './canvasInk'
import type { PosterParts } from './posterLook'
import { drawModules } from './qr'
import { paintCodeMark, paintMark } from './rideArt'

/** The product, in a corner. */
export function paintBrand(ink: Ink, { texts, look }: PosterParts, { x, y, colour, car }: { readonly x: number; readonly y: number; readonly colour: string; readonly car: string }): void {
  paintMark(ink, { x, y, size: 52, ground: colour, car })
  paintLines(ink, texts.brand, { x: x + 66, y: y + 37, size: 30, font: look.font, colour, width: 420, isBold: true })
}

/** The inviter's picture, or a letter in its place, in a ring. `x` and `y`: its middle. */
export function paintAvatar(ink: Ink, { texts, look, avatar }: PosterParts, x: number, y: number, radius: number): void {
  fillCircle(ink, x, y, radius, '#ffffff')
  const inner = radius - 4
  fillCircle(ink, x, y, inner, look.soft)
  if (avatar) {
    ink.save()
    ink.beginPath()
    ink.arc(x, y, inner, 0, 2 * Math.PI)
    ink.clip()
    paintCover(ink, avatar, { x: x - inner, y: y - inner, width: 2 * inner, height: 2 * inner })
    ink.restore()
    return
  }
  const size = Math.round(radius * 0.9)
  paintLines(ink, texts.initial, { x, y: y + size * 0.36, size, font: look.font, colour: look.primary, width: 2 * radius, isBold: true, align: 'center' })
}

/** How much of the code its middle may cover: well within what its error correction gives back (15 % of level M). */
const MARK_SHARE = 0.15

/** The code on white, with the product's mark in its middle. */
export function paintCode(ink: Ink, { modules, look }: Pick<PosterParts, 'modules' | 'look'>, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): void {
  drawModules(ink, modules, { x, y, size })
  const mark = Math.round(size * MARK_SHARE)
  const at = { x: x + Math.round((size - mark) / 2), y: y + Math.round((size - mark) / 2) }
  ink.fillStyle = '#ffffff'
  ink.fillRect(at.x - 6, at.y - 6, mark + 12, mark + 12)
  paintCodeMark(ink, { ...at, size: mark, ground: look.accent, car: look.primary })
}
