import type { InferOutput } from 'valibot'
import { isSafeImage } from '@/lib/url/safeUrl'
import type { endPageReply } from './endPageContract'

/** The background picture of an ended activity: the old one, the default one, or a configured one (spec 2 §3). */
export type EndPage = { readonly background: 'old' | 'default' } | { readonly background: 'custom'; readonly image: string }

/** A custom picture that is missing or unsafe to show becomes the default one. */
export function parseEndPage({ actEndPageConfig }: InferOutput<typeof endPageReply>): EndPage {
  const { bgImageType: background, bgImage: image } = actEndPageConfig ?? { bgImageType: 'default', bgImage: '' }
  if (background !== 'custom') return { background }
  return image && isSafeImage(image) ? { background, image } : { background: 'default' }
}
