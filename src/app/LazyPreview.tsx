import type { AnyPage } from '@/blocks/definePage'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { lazyChunk } from '@/lib/lazyChunk'
import { useLazyChunk } from './lazyScreen'

const preview = lazyChunk('preview', () => import('@/blocks/PreviewPage'))

export type NamedPage = {
  readonly page: AnyPage
  /** The page's address without base path: `<prefix>` for a home, else `<prefix>/<path>`. */
  readonly name: string
}

/** A page as the configuration tool shows it, by code that nobody else needs. */
export function LazyPreview(page: NamedPage) {
  const loaded = useLazyChunk(preview)
  return loaded ? <loaded.PreviewPage {...page} /> : <PageSkeleton />
}
