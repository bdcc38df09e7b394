import type { AnyPage } from '@/blocks/definePage'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { LazyComponent } from '@/lib/lazy/LazyComponent'

const chunk = requiredChunk('preview', () => import('@/blocks/PreviewPage').then(({ PreviewPage }) => PreviewPage))

export type NamedPage = {
  readonly page: AnyPage
  /** The page's address without base path: `<prefix>` for a home, else `<prefix>/<path>`. */
  readonly name: string
}

/** A page as the configuration tool shows it, by code that no live page needs. */
export function LazyPreview(page: NamedPage) {
  return <LazyComponent chunk={chunk} props={page} fallback={<PageSkeleton />} />
}
