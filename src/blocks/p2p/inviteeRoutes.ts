import { rewardRoutes } from '@/blocks/register/rewardRoutes'
import type { InviteeState } from './calls'

/** The page of each state: a coupon that is there, one that comes with the first ride, a user whom we know. */
export const PAGE_OF: Readonly<Record<InviteeState, string>> = {
  granted: 'invitee-register-success',
  waiting: 'invitee-register-success-2',
  existing: 'invitee-register-already',
  unclaimed: 'invitee-register',
}

/** Where the reward could not be asked for, the middle page lets the friend ask again. */
export const inviteeRoutes = rewardRoutes({ ...PAGE_OF, unknown: 'invitee-register-middle-page' })
