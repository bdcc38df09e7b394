import type { Campaign } from '@/campaigns/defineCampaign'
import type { ActivitySeed, FurtherActivity } from '../seeds/activitySeed'
import type { CampaignMocks } from '../campaignMocks'
import type { Endpoint } from './endpoint'

// A campaign's part of the embedded backend, for the calls that every campaign has alike. Prefix, sourceId and addresses come from its definition.

type Part = {
  readonly activity: ActivitySeed
  readonly endpoints: readonly Endpoint[]
  /** The other activities of a campaign that has several. */
  readonly furtherActivities?: readonly FurtherActivity[]
}

export function defineMocks({ prefix, developmentSourceId, token, pages }: Pick<Campaign, 'prefix' | 'developmentSourceId' | 'token' | 'pages'>, part: Part): CampaignMocks {
  const paths = Object.entries(pages).flatMap(([path, { preview }]) => (preview === 'only' ? [] : [path && `/${path}`]))
  return { prefix, sourceId: developmentSourceId, isTokenFromParent: token === 'fromParent', paths, ...part }
}
