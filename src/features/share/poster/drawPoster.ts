import { qrModules } from './qr'
import { loadPicture } from './loadPicture'
import { paintPoster } from './paintPoster'
import { canvasImage, qrImage } from './qrImage'
import { sizeOf, type PosterLook, type PosterParts, type PosterTexts } from './posterLook'

/** `qrOnly`: the poster could not be drawn here, the code alone leads to the activity too. */
export type Poster = { readonly src: string; readonly kind: 'poster' | 'qrOnly' }

/** How long marketing's picture, and the inviter's own, may take (ms); without them the poster has our own ground, and a letter. */
const PICTURE_TIMEOUT_MS = 4_000

/** The poster as a data URL, which a long press saves on every phone. Rejects only where the link is too long for any code. */
export async function drawPoster(link: string, texts: PosterTexts, look: PosterLook): Promise<Poster> {
  const modules = qrModules(link)
  const [picture, avatar] = await Promise.all([look.image, look.avatar].map((address) => loadPicture(address, PICTURE_TIMEOUT_MS)))
  const paint = (pictures: Pick<PosterParts, 'picture' | 'avatar'>) => canvasImage(sizeOf(look.template), (ink) => paintPoster(ink, { modules, texts, look, ...pictures }))
  // Once more without the pictures: what another site does not allow to be read spoils the whole canvas.
  const whole = paint({ picture, avatar }) ?? (picture || avatar ? paint({}) : undefined)
  return whole ? { src: whole, kind: 'poster' } : { src: qrImage(link), kind: 'qrOnly' }
}
