import { PageSkeleton } from '@/blocks/PageSkeleton'
import { CampaignShell } from './CampaignShell'
import { useLate } from './lateScreen'
import type { CampaignChunk } from './router'
import { LateUnknownPath } from './LateUnknownPath'

type LateCampaignProps = {
  readonly chunk: CampaignChunk
  /** What the address says after the campaign's prefix. */
  readonly path: string
}

/** The addresses of a campaign, once the campaign is there. */
export function LateCampaign({ chunk, path }: LateCampaignProps) {
  const loaded = useLate(chunk)
  if (!loaded) return <PageSkeleton />
  const { campaign, screens } = loaded
  return <CampaignShell campaign={campaign}>{screens.get(path)?.element ?? <LateUnknownPath campaign={campaign} />}</CampaignShell>
}
