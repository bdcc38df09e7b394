import type { AnyPage } from '@/blocks/definePage'
import { endedConfig } from '@/blocks/invalidActivity/config'
import { shareFields } from '@/features/share'
import { sharesByItself } from './sharesByItself'

/** What marketing sets of a page, with the share card that every configured page may carry. A `card` is drawn elsewhere, and shared there; of the ended page the server says no more than its picture (spec 2 §3). */
export function editableFields(page: AnyPage): AnyPage['config'] {
  const isShared = page.kind !== 'card' && page.config !== endedConfig && Object.keys(page.config).length > 0 && !sharesByItself(page)
  return isShared ? { ...page.config, ...shareFields } : page.config
}
