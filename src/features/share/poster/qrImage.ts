import { drawQr, qrModules, qrPicture } from './qr'

/** Pixels: sharp on any phone when it is as wide as the screen. */
const SIZE = 720

/** The code of a link as a data URL, which a long press saves: without a canvas as a drawing of lines. Throws where the link is too long for any code. */
export function qrImage(link: string): string {
  const modules = qrModules(link)
  try {
    const canvas = document.createElement('canvas')
    canvas.width = SIZE
    canvas.height = SIZE
    const ink = canvas.getContext('2d')
    if (!ink) return qrPicture(modules)
    drawQr(ink, modules, { x: 0, y: 0, size: SIZE })
    return canvas.toDataURL('image/png')
  } catch {
    return qrPicture(modules)
  }
}
