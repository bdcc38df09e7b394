import type { AnyPage } from '@/blocks/definePage'
import { shareFields } from '@/features/share'
import { sharesByItself } from './sharesByItself'

/** What marketing sets of a page, with the share card that every configured page may carry. A `card` is drawn elsewhere, and shared there. */
export function editableFields(page: AnyPage): AnyPage['config'] {
  const isShared = page.kind !== 'card' && Object.keys(page.config).length > 0 && !sharesByItself(page)
  return isShared ? { ...page.config, ...shareFields } : page.config
}
