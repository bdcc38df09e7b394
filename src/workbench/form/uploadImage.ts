import { isSafeImage } from '@/lib/safeUrl'
import { readFile } from '../draft/readFile'

/** There is no place to put a file, so an uploaded picture becomes part of the configuration: as small as a phone's screen lets it be. */
const LARGEST_FILE = 20_000_000
/** As a data URI, in characters; a page may have several. */
export const LARGEST_IMAGE = 700_000

/** Three pixels for each of a 500 px wide screen are more than anybody sees; smaller only where that is still too much. */
const ATTEMPTS = [
  { maxWidth: 1500, quality: 0.82 },
  { maxWidth: 1125, quality: 0.76 },
  { maxWidth: 750, quality: 0.7 },
] as const

export const UPLOAD_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export type UploadFault = 'notPicture' | 'tooLarge' | 'unreadable'

export type Upload = { readonly kind: 'done'; readonly address: string } | { readonly kind: UploadFault }

type Shrink = (file: Blob, attempt: (typeof ATTEMPTS)[number]) => Promise<Blob>

/** A picture file as a data URI that a page may show. A moving picture stays as it is: shrinking would keep one frame of it. */
export async function uploadImage(file: Blob, shrink: Shrink = shrinkInBrowser): Promise<Upload> {
  if (!UPLOAD_TYPES.includes(file.type)) return { kind: 'notPicture' }
  if (file.size > LARGEST_FILE) return { kind: 'tooLarge' }
  try {
    if (file.type === 'image/gif') return fitting(await readFile(file, 'address'))
    for (const attempt of ATTEMPTS) {
      const result = fitting(await readFile(await shrink(file, attempt), 'address'))
      if (result.kind !== 'tooLarge') return result
    }
    return { kind: 'tooLarge' }
  } catch {
    return { kind: 'unreadable' }
  }
}

function fitting(address: string): Upload {
  if (address.length > LARGEST_IMAGE) return { kind: 'tooLarge' }
  return isSafeImage(address) ? { kind: 'done', address } : { kind: 'unreadable' }
}

async function shrinkInBrowser(file: Blob, { maxWidth, quality }: (typeof ATTEMPTS)[number]): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve, reject) => void new Compressor(file, { maxWidth, quality, convertSize: Infinity, success: resolve, error: reject }))
}
