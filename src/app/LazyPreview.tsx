import type { AnyPage } from '@/blocks/definePage'
import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { withSkeleton } from './lazyScreen'

export type NamedPage = {
  readonly page: AnyPage
  /** The page's address without base path: `<prefix>` for a home, else `<prefix>/<path>`. */
  readonly name: string
}

/** A page as the configuration tool shows it, by code that no live page needs. */
export const LazyPreview = withSkeleton<NamedPage>(requiredChunk('preview', () => import('@/blocks/PreviewPage').then(({ PreviewPage }) => PreviewPage)))
