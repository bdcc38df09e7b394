import { useState } from 'react'
import { useRoutes } from 'react-router'
import type { Campaign } from '@/campaigns/defineCampaign'
import { campaignRoute } from './campaignRoutes'
import { LateScreen } from './lazyElement'
import type { CampaignChunk } from './router'

/** The addresses of a campaign, once the campaign is there. */
export function LateCampaign({ chunk }: { readonly chunk: CampaignChunk }) {
  return <LateScreen chunk={chunk} draw={drawCampaign} />
}

const drawCampaign = ({ campaign }: { readonly campaign: Campaign }) => <CampaignScreens campaign={campaign} />

function CampaignScreens({ campaign }: { readonly campaign: Campaign }) {
  const [routes] = useState(() => [campaignRoute(campaign)])
  return useRoutes(routes)
}
