import type { Campaign } from '@/campaigns/defineCampaign'
import type { ActivitySeed, CampaignActivity, FurtherActivity } from '../seeds/activitySeed'
import type { Endpoint } from './endpoint'

// A campaign's part of the embedded backend, for the calls that every campaign has alike. Prefix, sourceId and addresses come from its definition.

/**
 * A campaign's part of the embedded backend, exported as `mocks` by `campaigns/<prefix>/mocks.ts` and listed in `mocks/campaigns.ts`.
 * State beyond the activity itself is declared there with `definePart` and read in the endpoints' outcomes.
 */
export type CampaignMocks = CampaignActivity & {
  /** Live sub-routes (`''`, `'/login'`, ...); they become the addresses at `GET /__mock__/campaigns`. */
  readonly paths: readonly string[]
  /** Its session comes from the page around it (spec 2 §2.5). */
  readonly isTokenFromParent?: boolean
  readonly endpoints: readonly Endpoint[]
  /** For a campaign that leads to several activities. */
  readonly furtherActivities?: readonly FurtherActivity[]
}

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
