import decodeQR from 'qr/decode.js'
import type { Tab } from '../driver/page.ts'

/** One character a pixel: its brightness. */
const pixelsOf = (picture: string, width: number | undefined): string => `(function (picture) {
  var canvas = document.createElement('canvas')
  canvas.width = ${width ?? 'picture.naturalWidth'}
  canvas.height = Math.round(canvas.width * picture.naturalHeight / picture.naturalWidth)
  var ink = canvas.getContext('2d')
  // As a screen shows it, and a camera sees it: no pixel is left out.
  ink.imageSmoothingQuality = 'high'
  ink.drawImage(picture, 0, 0, canvas.width, canvas.height)
  var data = ink.getImageData(0, 0, canvas.width, canvas.height).data
  var text = ''
  for (var i = 0; i < data.length; i += 4) text += String.fromCharCode(data[i + 1])
  return { width: canvas.width, height: canvas.height, text: text }
})(${picture})`

/** What a friend's camera reads from the poster, an expression for the picture's element, and how large it is; `width`: as it stands on a screen of so many pixels. */
export async function readPoster(page: Tab, picture: string, width?: number): Promise<{ readonly link: string; readonly width: number; readonly height: number }> {
  // Its size is known before all of it is there.
  await page.waitUntil(`${picture} && ${picture}.complete && ${picture}.naturalWidth > 0`)
  const { width: wide, height, text } = await page.evaluate<{ width: number; height: number; text: string }>(pixelsOf(picture, width))
  const data = new Uint8Array(wide * height * 4).fill(255)
  for (let i = 0; i < text.length; i += 1) data.fill(text.charCodeAt(i), i * 4, i * 4 + 3)
  return { link: decodeQR({ width: wide, height, data }), width: wide, height }
}
