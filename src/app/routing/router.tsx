import type { To } from 'react-router'
import { registry, type CampaignLoader } from '@/campaigns/registry'
import type { Campaign } from '@/campaigns/defineCampaign'
import { createAppHistory, type AppHistory } from '@/lib/history/appHistory'
import type { InjectSlices } from '@/lib/storage/lazySlice'
import { type LazyChunk, requiredChunk } from '@/lib/lazy/lazyChunk'
import { ROUTER_BASENAME } from './basePath'
import { campaignScreens } from './campaignScreens'
import type { Screen } from './lazyScreen'

type Campaigns = Readonly<Record<string, CampaignLoader>>

export type CampaignChunk = LazyChunk<{ readonly campaign: Campaign; readonly screens: ReadonlyMap<string, Screen> }>

/** The current address and the campaigns. For code outside React; screens navigate by the router's hooks. */
export type AppRouter = {
  readonly history: AppHistory
  /** By prefix; a campaign is loaded by the first address that names it. */
  readonly campaigns: ReadonlyMap<string, CampaignChunk>
  /** `to` is a path without the base path, or a number of steps. */
  readonly navigate: (to: string | number, options?: { readonly replace?: boolean; readonly state?: unknown }) => Promise<void>
  readonly dispose: () => void
}

/** `inject` adds the slices of a campaign or a page to the store before it is shown. */
export function createAppRouter(campaigns: Campaigns = registry, inject: InjectSlices = () => Promise.resolve()): AppRouter {
  const history = createAppHistory()
  return {
    history,
    campaigns: new Map(Object.entries(campaigns).map(([prefix, load]) => [prefix, requiredChunk(prefix, () => prepared(load, inject))])),
    navigate: (to, { replace, state } = {}) => {
      if (typeof to === 'number') history.go(to)
      else history[replace ? 'replace' : 'push'](underBase(to), state)
      return Promise.resolve()
    },
    dispose: history.dispose,
  }
}

const underBase = (path: string): To => ROUTER_BASENAME + path

async function prepared(load: CampaignLoader, inject: InjectSlices) {
  const { campaign } = await load()
  await inject(campaign.slices)
  return { campaign, screens: campaignScreens(campaign, inject) }
}
