import type { CampaignActivity, FurtherActivity } from './seeds/activitySeed'
import type { Endpoint } from './calls/endpoint'

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
