import type { CampaignMocks } from './calls/defineMocks'
import * as campaigns from './campaigns'

export const campaignMocks: readonly CampaignMocks[] = Object.values(campaigns)
