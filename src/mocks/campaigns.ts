// The campaigns that the embedded backend serves: one line for each.
export { mocks as passengerInvitePassengerActivityCash } from '@/campaigns/passenger-invite-passenger-activity-cash/mocks'
export { mocks as driverInvitePassengerActivity2 } from '@/campaigns/driver-invite-passenger-activity-2/mocks'
export { mocks as testDriveActivity } from '@/campaigns/test-drive-activity/mocks'
export { mocks as testDriveApp } from '@/campaigns/test-drive-app/mocks'
