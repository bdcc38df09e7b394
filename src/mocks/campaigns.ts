import { mocks as passengerInvitePassengerCash } from '@/campaigns/passenger-invite-passenger-activity-cash/mocks'
import type { CampaignMocks } from './campaignMocks'

/** The campaigns that the embedded backend serves: one line for each folder that has a `mocks.ts`. */
export const campaignMocks: readonly CampaignMocks[] = [passengerInvitePassengerCash]
