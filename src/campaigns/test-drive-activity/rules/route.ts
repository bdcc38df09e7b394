export type RouteFacts = {
  /** Whether the activity takes leads and bookings: 1 or anything else (spec 2 §3, reward rule). */
  readonly leaveMsgMark: number
  readonly testRideMark: number
  readonly isLoggedIn: boolean
  /** 0 and 1: an order exists. 2: none, or no user is logged in. */
  readonly hasDuty: number
  /** The special-router flag (spec 2 §4): the order page has been jumped to already. */
  readonly hasJumpedToOrder: boolean
}

export const ORDER_PAGE = 'appointmentDrivingTest/orderInfo'

/** The pages of the campaign that the entry leads to. */
export type TestDriveRoute = 'appointmentGuide' | 'retainedCapital' | 'appointmentDrivingTest' | typeof ORDER_PAGE | 'home'

export const hasOrder = ({ isLoggedIn, hasDuty }: Pick<RouteFacts, 'isLoggedIn' | 'hasDuty'>): boolean => isLoggedIn && (hasDuty === 0 || hasDuty === 1)

/**
 * Where the campaign's entry leads (spec 2 §2.1). An activity that offers neither way leads to the list of the others. A user who has
 * been led to the order once and comes back is not led there again, but to the booking form.
 */
export function decideTestDriveRoute(facts: RouteFacts): TestDriveRoute {
  const takesLeads = facts.leaveMsgMark === 1
  const takesBookings = facts.testRideMark === 1
  if (takesLeads && takesBookings) return 'appointmentGuide'
  if (takesLeads) return 'retainedCapital'
  if (!takesBookings) return 'home'
  return hasOrder(facts) && !facts.hasJumpedToOrder ? ORDER_PAGE : 'appointmentDrivingTest'
}

/** Whether the entry can be decided only once the order is known: with both ways to choose from, or leads alone, it leads there whatever has been ordered. */
export const needsOrder = ({ leaveMsgMark, testRideMark }: Pick<RouteFacts, 'leaveMsgMark' | 'testRideMark'>): boolean => testRideMark === 1 && leaveMsgMark !== 1

/** Navigation state of a user who was led to the list because an activity offers nothing: the list stays, also where there is one activity only. */
export const STAY = { mayStay: true }

export const isStaying = (state: unknown): boolean => typeof state === 'object' && state !== null && 'mayStay' in state
