import { rewardRoutes } from '@/blocks/register/rewardRoutes'
import type { InviteeState } from './calls'

/** The page of each state: a coupon that is there, one that comes with the first ride, a user whom we know. */
export const PAGE_OF: Readonly<Record<InviteeState, string>> = {
  granted: 'invitee-register-success',
  waiting: 'invitee-register-success-2',
  existing: 'invitee-register-already',
  unclaimed: 'invitee-register',
}

/** The middle page asks for the state: of a reward that could not be asked for, and of a friend who registered before and may still wait for theirs. */
export const inviteeRoutes = rewardRoutes({ ...PAGE_OF, received: PAGE_OF.granted, unknown: 'invitee-register-middle-page' })
