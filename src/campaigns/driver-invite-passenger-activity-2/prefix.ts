export const prefix = 'driver-invite-passenger-activity-2'
