import { encode } from 'uqr'
import { encodeParam } from '@/lib/url/encodeParam'

/** Modules of white that a reader needs around the code. */
const QUIET = 4

/** The code of a text: true is dark. Quiet zone included. Throws where the text is longer than any code can hold (about 2 KB). */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: QUIET }).data
}

type Square = { readonly x: number; readonly y: number; readonly size: number }

/** Draws the code on white as large as fits into the square, in whole pixels, so that no edge is blurred. */
export function drawQr(ink: CanvasRenderingContext2D, modules: readonly (readonly boolean[])[], square: Square): void {
  ink.fillStyle = '#ffffff'
  ink.fillRect(square.x, square.y, square.size, square.size)
  drawModules(ink, modules, square)
}

/** The same where the ground is white already. */
export function drawModules(ink: CanvasRenderingContext2D, modules: readonly (readonly boolean[])[], { x, y, size }: Square): void {
  const module = Math.max(1, Math.floor(size / modules.length))
  const margin = Math.floor((size - module * modules.length) / 2)
  ink.fillStyle = '#000000'
  modules.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) ink.fillRect(x + margin + column * module, y + margin + line * module, module, module)
    }),
  )
}

/** The code as a picture that needs no canvas. */
export function qrPicture(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  const place = document.createElement('div')
  place.innerHTML = `<svg viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  // The serialiser names the namespace, without which a picture of its own shows nothing.
  const svg = place.firstChild ? new XMLSerializer().serializeToString(place.firstChild) : ''
  return `data:image/svg+xml,${encodeParam(svg)}`
}
