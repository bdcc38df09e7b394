export type RouteFacts = {
  /** Whether the activity takes leads and bookings: 1 or anything else (spec 2 §3, reward rule). */
  readonly leaveMsgMark: number
  readonly testRideMark: number
  readonly isLoggedIn: boolean
  /** 0 and 1: an order exists. 2: none, or nobody is logged in. */
  readonly hasDuty: number
  /** The special-router flag (spec 2 §4): the order page has been jumped to already. */
  readonly hasJumpedToOrder: boolean
}

/** The pages that the entry leads to, named as in spec 2 §3, router type. `orderInfo` takes the order's number along. */
export type TestDriveRoute = 'appointmentGuide' | 'retainedCapital' | 'appointmentDrivingTest' | 'orderInfo' | 'home'

export const hasOrder = ({ isLoggedIn, hasDuty }: Pick<RouteFacts, 'isLoggedIn' | 'hasDuty'>): boolean => isLoggedIn && (hasDuty === 0 || hasDuty === 1)

/**
 * Where the campaign's entry leads (spec 2 §2.1). An activity that offers neither way leads to the list of the others. Whoever has
 * been led to the order once and comes back is not led there again, but to the booking form.
 */
export function decideTestDriveRoute(facts: RouteFacts): TestDriveRoute {
  const takesLeads = facts.leaveMsgMark === 1
  const takesBookings = facts.testRideMark === 1
  if (takesLeads && takesBookings) return 'appointmentGuide'
  if (takesLeads) return 'retainedCapital'
  if (!takesBookings) return 'home'
  return hasOrder(facts) && !facts.hasJumpedToOrder ? 'orderInfo' : 'appointmentDrivingTest'
}
