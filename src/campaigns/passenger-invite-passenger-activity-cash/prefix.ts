export const prefix = 'passenger-invite-passenger-activity-cash'
