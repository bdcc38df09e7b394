import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** `share`: of all pixels, from 0 to 1. `picture`: the new picture, paled, with what differs in red. */
export type Difference = { readonly share: number; readonly pixels: number; readonly picture: Buffer }

/** Below it is one step of a colour, as rounding makes it where a dialog lies over a page; two steps are above it. */
const SAME = 0.005

/** Undefined where both show the same, pixel by pixel. Where one is larger, all that the other lacks differs. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const output = new PNG({ width, height })
  // Two runs over one build draw the same, so the edges of letters count too.
  const pixels = pixelmatch(extended(b, width, height).data, extended(a, width, height).data, output.data, width, height, { threshold: SAME, includeAA: true, checkerboard: false, alpha: 0.25 })
  return pixels === 0 ? undefined : { pixels, share: pixels / (width * height), picture: PNG.sync.write(output) }
}

/** A colour that no page has stands where there was nothing. */
const NOTHING = [255, 0, 255, 255]

function extended(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  for (let at = 0; at < larger.data.length; at += NOTHING.length) larger.data.set(NOTHING, at)
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}
