import { PageSkeleton } from '@/blocks/PageSkeleton'
import { useLazyChunk } from '@/lib/lazy/lazyChunk'
import { CampaignShell } from './CampaignShell'
import type { CampaignChunk } from './router'
import { LazyUnknownPath } from './LazyUnknownPath'

type LazyCampaignProps = {
  readonly chunk: CampaignChunk
  /** The path after the campaign's prefix. */
  readonly path: string
}

/** The screen of a campaign's address, once the campaign is loaded. */
export function LazyCampaign({ chunk, path }: LazyCampaignProps) {
  const { loaded } = useLazyChunk(chunk)
  if (!loaded) return <PageSkeleton />
  const { campaign, screens } = loaded
  return <CampaignShell campaign={campaign}>{screens.get(path)?.element ?? <LazyUnknownPath campaign={campaign} />}</CampaignShell>
}
