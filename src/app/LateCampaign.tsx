import { useState } from 'react'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import type { Campaign } from '@/campaigns/defineCampaign'
import { CampaignShell } from './CampaignShell'
import { campaignScreens } from './campaignScreens'
import { useLate } from './lazyElement'
import type { CampaignChunk } from './router'
import { UnknownPath } from './UnknownPath'

type LateCampaignProps = {
  readonly chunk: CampaignChunk
  /** What the address says after the campaign's prefix. */
  readonly path: string
}

/** The addresses of a campaign, once the campaign is there. */
export function LateCampaign({ chunk, path }: LateCampaignProps) {
  const loaded = useLate(chunk)
  return loaded ? <CampaignScreen campaign={loaded.campaign} path={path} /> : <PageSkeleton />
}

function CampaignScreen({ campaign, path }: { readonly campaign: Campaign; readonly path: string }) {
  const [screens] = useState(() => campaignScreens(campaign))
  return <CampaignShell campaign={campaign}>{screens.get(path) ?? <UnknownPath prefix={campaign.prefix} />}</CampaignShell>
}
