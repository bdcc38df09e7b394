import { PageSkeleton } from '@/blocks/PageSkeleton'
import { useLazyChunk } from '@/lib/lazy/useLazyChunk'
import { CampaignShell } from './CampaignShell'
import type { CampaignChunk } from './router'
import { LazyUnknownPath } from './LazyUnknownPath'

type LazyCampaignProps = {
  readonly chunk: CampaignChunk
  /** What the address says after the campaign's prefix. */
  readonly path: string
}

/** The addresses of a campaign, once the campaign is there. */
export function LazyCampaign({ chunk, path }: LazyCampaignProps) {
  const { loaded } = useLazyChunk(chunk)
  if (!loaded) return <PageSkeleton />
  const { campaign, screens } = loaded
  return <CampaignShell campaign={campaign}>{screens.get(path)?.element ?? <LazyUnknownPath campaign={campaign} />}</CampaignShell>
}
