import type { AnyPage } from '@/blocks/definePage'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { pageChunk } from '@/lib/pageChunk'
import { useLate } from './lateScreen'

const preview = pageChunk('preview', () => import('@/blocks/PreviewPage'))

export type NamedPage = {
  readonly page: AnyPage
  /** The page's address without base path: `<prefix>` for a home, else `<prefix>/<path>`. */
  readonly name: string
}

/** A page as the configuration tool shows it, by code that nobody else needs. */
export function LatePreview(page: NamedPage) {
  const loaded = useLate(preview)
  return loaded ? <loaded.PreviewPage {...page} /> : <PageSkeleton />
}
