import { mocks as driverInvitePassenger2 } from '@/campaigns/driver-invite-passenger-activity-2/mocks'
import { mocks as passengerInvitePassengerCash } from '@/campaigns/passenger-invite-passenger-activity-cash/mocks'
import { mocks as testDrive } from '@/campaigns/test-drive-activity/mocks'
import { mocks as testDriveApp } from '@/campaigns/test-drive-app/mocks'
import type { CampaignMocks } from './campaignMocks'

/** The campaigns that the embedded backend serves: one line for each folder that has a `mocks.ts`. */
export const campaignMocks: readonly CampaignMocks[] = [passengerInvitePassengerCash, driverInvitePassenger2, testDrive, testDriveApp]
