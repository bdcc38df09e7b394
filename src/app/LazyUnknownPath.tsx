import { PageSkeleton } from '@/blocks/PageSkeleton'
import type { Campaign } from '@/campaigns/defineCampaign'
import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { LazyComponent } from '@/lib/lazy/LazyComponent'

const chunk = requiredChunk('unknown', () => import('./start/UnknownPath').then(({ UnknownPath }) => UnknownPath))

/** For an address that has no screen. */
export function LazyUnknownPath({ campaign }: { readonly campaign?: Campaign }) {
  return <LazyComponent chunk={chunk} props={{ campaign }} fallback={<PageSkeleton />} />
}
