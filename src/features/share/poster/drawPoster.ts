import { drawQr, qrModules, qrPicture } from './qr'
import { loadPicture } from './loadPicture'
import { paintPoster } from './paintPoster'
import { sizeOf, type PosterLook, type PosterParts, type PosterTexts } from './posterLook'

/** `qrOnly`: the poster could not be drawn here, the code alone leads to the activity too. */
export type Poster = { readonly src: string; readonly kind: 'poster' | 'qrOnly' }

/** How long marketing's picture, and the inviter's own, may take (ms); without them the poster has our own ground, and a letter. */
const PICTURE_TIMEOUT_MS = 4_000

const QR_SIZE = 600

/** The poster as a data URL, which a long press saves on every phone. Rejects only where the link is too long for any code. */
export async function drawPoster(link: string, texts: PosterTexts, look: PosterLook): Promise<Poster> {
  const modules = qrModules(link)
  const [picture, avatar] = await Promise.all([look.image, look.avatar].map((address) => loadPicture(address, PICTURE_TIMEOUT_MS)))
  const paint = (pictures: Pick<PosterParts, 'picture' | 'avatar'>) => draw(sizeOf(look.template), (ink) => paintPoster(ink, { modules, texts, look, ...pictures }))
  // Once more without the pictures: what another site does not allow to be read spoils the whole canvas.
  const whole = paint({ picture, avatar }) ?? (picture || avatar ? paint({}) : undefined)
  if (whole) return { src: whole, kind: 'poster' }
  const code = draw({ width: QR_SIZE, height: QR_SIZE }, (ink) => drawQr(ink, modules, { x: 0, y: 0, size: QR_SIZE }))
  return { src: code ?? qrPicture(modules), kind: 'qrOnly' }
}

/** Undefined where the phone has no canvas, or no memory for this one. */
function draw({ width, height }: { readonly width: number; readonly height: number }, paint: (ink: CanvasRenderingContext2D) => void): string | undefined {
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
