import { isSafeImage } from '@/lib/url/safeUrl'
import { readFile } from '../draft/readFile'
import { hasAlphaInBrowser, shrinkInBrowser, type Attempt } from './canvas'

/** There is no place to put a file, so an uploaded picture becomes part of the configuration: as small as a phone's screen lets it be. */
const LARGEST_FILE = 20_000_000
/** As a data URI, in characters; a page may have several. */
export const LARGEST_IMAGE = 700_000

/** Three pixels for each of a 500 px wide screen are more than the eye sees; smaller only where that is still too much. */
const SIZES = [
  { maxWidth: 1500, quality: 0.82 },
  { maxWidth: 1125, quality: 0.76 },
  { maxWidth: 750, quality: 0.7 },
] as const

export const UPLOAD_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export type UploadFault = 'notPicture' | 'tooLarge' | 'unreadable'

/** A picture as a file: `type` as people call it, `PNG`; `kilobytes` of the file itself. */
export type PictureFacts = { readonly type: string; readonly kilobytes: number }
export type UploadDone = { readonly kind: 'done'; readonly address: string; readonly from: PictureFacts; readonly to: PictureFacts }
export type Upload = UploadDone | { readonly kind: UploadFault }

type Canvas = { readonly shrink: (file: Blob, attempt: Attempt) => Promise<Blob>; readonly hasAlpha: (file: Blob) => Promise<boolean> }

/**
 * A picture file as a data URI that a page may show. A moving picture stays as it is: shrinking would keep one frame of it. A PNG that is too
 * large at full width becomes a JPEG, which every phone shows, and a WebP where something shines through it: that is sharper than a small PNG.
 */
export async function uploadImage(file: Blob, { shrink, hasAlpha }: Canvas = { shrink: shrinkInBrowser, hasAlpha: hasAlphaInBrowser }): Promise<Upload> {
  const { type } = file
  if (!UPLOAD_TYPES.includes(type)) return { kind: 'notPicture' }
  if (file.size > LARGEST_FILE) return { kind: 'tooLarge' }
  try {
    if (type === 'image/gif') return await fitting(file, file)
    if (type !== 'image/png') return await firstFitting(file, attemptsAs(type), shrink)
    const asPng = await firstFitting(file, attemptsAs(type).slice(0, 1), shrink)
    if (asPng.kind !== 'tooLarge') return asPng
    const smaller = (await hasAlpha(file)) ? 'image/webp' : 'image/jpeg'
    return await firstFitting(file, attemptsAs(smaller), shrink)
  } catch {
    return { kind: 'unreadable' }
  }
}

const attemptsAs = (type: string): readonly Attempt[] => SIZES.map(({ maxWidth, quality }) => ({ maxWidth, quality, type }))

async function firstFitting(file: Blob, attempts: readonly Attempt[], shrink: Canvas['shrink']): Promise<Upload> {
  for (const attempt of attempts) {
    const result = await fitting(file, await shrink(file, attempt))
    if (result.kind !== 'tooLarge') return result
  }
  return { kind: 'tooLarge' }
}

async function fitting(file: Blob, picture: Blob): Promise<Upload> {
  const address = await readFile(picture, 'address')
  if (address.length > LARGEST_IMAGE) return { kind: 'tooLarge' }
  return isSafeImage(address) ? { kind: 'done', address, from: factsOf(file), to: factsOf(picture) } : { kind: 'unreadable' }
}

const factsOf = ({ type, size }: Blob): PictureFacts => ({ type: type.replace('image/', '').toUpperCase(), kilobytes: Math.max(1, Math.round(size / 1024)) })
