import { definePage } from '@/blocks/definePage'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { useEntry } from './useEntry'

/** The campaign's entry has no screen: it leads on (spec 2 §2.1). */
export const page = definePage({
  kind: 'redirect',
  config: {},
  fixtures: { default: null },
  actionNames: [],
  useLive: useEntry,
  View: PageSkeleton,
})
