import { createBrowserRouter } from 'react-router'
import { registry, type CampaignLoader } from '@/campaigns/registry'
import { pageChunk, type PageChunk } from '@/lib/pageChunk'
import type { Campaign } from '@/campaigns/defineCampaign'
import { BASE_PATH } from './basePath'
import { campaignRoute } from './campaignRoutes'
import { ROOT, rootRoutes } from './rootRoutes'

export type AppRouter = ReturnType<typeof createBrowserRouter>

type Campaigns = Readonly<Record<string, CampaignLoader>>

/** The router of the product. A campaign's routes arrive with the campaign, on the first address that names its prefix. */
export function createAppRouter(campaigns: Campaigns = registry): AppRouter {
  const chunks = chunksOf(campaigns)
  const known = new Set<string>()
  return createBrowserRouter(rootRoutes, {
    basename: BASE_PATH,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const prefix = prefixOf(path)
      const chunk = chunks.get(prefix)
      if (!chunk || known.has(prefix)) return
      const { campaign } = await chunk.read()
      // A navigation that was given up may not count the campaign as known: its `patch` does nothing.
      if (signal.aborted || known.has(prefix)) return
      known.add(prefix)
      patch(ROOT, [campaignRoute(campaign)])
    },
  })
}

function chunksOf(campaigns: Campaigns): ReadonlyMap<string, PageChunk<{ readonly campaign: Campaign }>> {
  return new Map(Object.entries(campaigns).map(([prefix, load]) => [prefix, pageChunk(prefix, load)]))
}

/** The first segment after the base path; addresses are matched without regard to case. */
function prefixOf(path: string): string {
  const lowered = path.toLowerCase()
  return (lowered.startsWith(`${BASE_PATH}/`) ? lowered.slice(BASE_PATH.length) : lowered).split('/')[1] ?? ''
}
