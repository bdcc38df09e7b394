import { drawQr, qrModules, qrPicture } from './qr'

/** Pixels: sharp on any phone when it is as wide as the screen. */
const SIZE = 720

/** A picture as a data URL. Undefined where the phone has no canvas, or no memory for this one. */
export function canvasImage({ width, height }: { readonly width: number; readonly height: number }, paint: (ink: CanvasRenderingContext2D) => void): string | undefined {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const ink = canvas.getContext('2d')
    if (!ink) return undefined
    paint(ink)
    const src = canvas.toDataURL('image/png')
    // iOS gives an empty picture where its memory is used up.
    return src.length > 'data:image/png;base64,'.length + 1_000 ? src : undefined
  } catch {
    return undefined
  }
}

/** The code of a link as a data URL, which a long press saves: without a canvas as a drawing of lines. Throws where the link is too long for any code. */
export function qrImage(link: string): string {
  const modules = qrModules(link)
  return canvasImage({ width: SIZE, height: SIZE }, (ink) => drawQr(ink, modules, { x: 0, y: 0, size: SIZE })) ?? qrPicture(modules)
}
