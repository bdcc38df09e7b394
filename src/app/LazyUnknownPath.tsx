import { PageSkeleton } from '@/blocks/PageSkeleton'
import type { Campaign } from '@/campaigns/defineCampaign'
import { lazyChunk } from '@/lib/lazyChunk'
import { useLazyChunk } from './lazyScreen'

const chunk = lazyChunk('unknown', () => import('./start/UnknownPath'))

/** For an address that has no screen, which few people see. */
export function LazyUnknownPath({ campaign }: { readonly campaign?: Campaign }) {
  const loaded = useLazyChunk(chunk)
  return loaded ? <loaded.UnknownPath campaign={campaign} /> : <PageSkeleton />
}
