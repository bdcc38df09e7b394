import type { Tab } from '../driver/page.ts'
import { contrastBehind, neededContrast, type DrawnText } from './textContrast.ts'

export type PaleText = { readonly text: string; readonly contrast: number; readonly needed: number }

/** How far off a drawn colour may be, by rounding. */
const TOLERANCE = 0.05

/** Defined in a page that may read pictures, whatever the page in the picture may do. */
const MEASURE = `window.contrastsOf = function (png, texts) {
  var behind = ${contrastBehind.toString()}
  return fetch('data:image/png;base64,' + png).then(function (reply) { return reply.blob() }).then(createImageBitmap).then(function (bitmap) {
    var canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    var ink = canvas.getContext('2d')
    ink.drawImage(bitmap, 0, 0)
    var picture = { width: bitmap.width, height: bitmap.height, data: ink.getImageData(0, 0, bitmap.width, bitmap.height).data }
    return texts.map(function (text) { return behind(picture, text) })
  })
}`

/** Which of the texts cannot be read well. The screen shows the page without them, one pixel for each of the page's, from its upper left corner on. */
export async function paleTexts(page: Tab, texts: readonly DrawnText[], { width, height }: { readonly width: number; readonly height: number }): Promise<readonly PaleText[]> {
  const { data } = (await page.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width, height, scale: 1 }, optimizeForSpeed: true })) as { data: string }
  const contrasts = await page.evaluate<readonly (number | null)[]>(`(${MEASURE})(${JSON.stringify(data)}, ${JSON.stringify(texts)})`)
  return texts.flatMap((text, index) => {
    // Nothing of it is in the picture.
    const contrast = contrasts[index] ?? Infinity
    const needed = neededContrast(text)
    return contrast + TOLERANCE < needed ? [{ text: text.text, contrast: Math.round(contrast * 100) / 100, needed }] : []
  })
}
