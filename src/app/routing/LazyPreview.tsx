import type { AnyPage } from '@/blocks/definePage'
import { lazyExport } from './lazyScreen'

export type NamedPage = {
  readonly page: AnyPage
  /** The page's address without base path: `<prefix>` for a home, else `<prefix>/<path>`. */
  readonly name: string
}

/** A page as the configuration tool shows it, by code that no live page needs. */
export const LazyPreview = lazyExport<'PreviewPage', NamedPage>('PreviewPage', () => import('@/blocks/PreviewPage'))
