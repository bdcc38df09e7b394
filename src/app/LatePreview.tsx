import type { AnyPage } from '@/blocks/definePage'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { pageChunk } from '@/lib/pageChunk'
import { useLate } from './lazyElement'

const preview = pageChunk('preview', () => import('@/blocks/PreviewPage'))

/** A page as the configuration tool shows it, by code that nobody else needs. */
export function LatePreview({ page }: { readonly page: AnyPage }) {
  const loaded = useLate(preview)
  return loaded ? <loaded.PreviewPage page={page} /> : <PageSkeleton />
}
