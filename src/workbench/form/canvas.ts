/** One try: how wide at most (px), how well, and as what. */
export type Attempt = { readonly maxWidth: number; readonly quality: number; readonly type: string }

/** Wide enough to see a round corner, small enough to look through at once (px). */
const LOOK_THROUGH = 400
/** A border that was smoothed may be a little short of opaque. */
const OPAQUE = 250

export async function shrinkInBrowser(file: Blob, { maxWidth, quality, type }: Attempt): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve, reject) => void new Compressor(file, { maxWidth, quality, mimeType: type, convertSize: Infinity, success: resolve, error: reject }))
}

/** Whether anything shines through the picture. */
export async function hasAlphaInBrowser(file: Blob): Promise<boolean> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LOOK_THROUGH / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value, index) => index % 4 === 3 && value < OPAQUE)
}
