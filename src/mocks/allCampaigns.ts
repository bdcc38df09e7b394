import type { CampaignMocks } from './campaignMocks'
import * as campaigns from './campaigns'

export const campaignMocks: readonly CampaignMocks[] = Object.values(campaigns)
