import { decideTestDriveRoute, type RouteFacts, type TestDriveRoute } from './route'

const TABLE: readonly (readonly [leaveMsgMark: number, testRideMark: number, isLoggedIn: boolean, hasDuty: number, hasJumped: boolean, route: TestDriveRoute])[] = [
  // Both marks lead to the guide, whoever comes.
  ...[true, false].flatMap((who) => [0, 1, 2].flatMap((duty) => [true, false].map((jumped) => [1, 1, who, duty, jumped, 'appointmentGuide'] as const))),
  // Leads only.
  ...[true, false].flatMap((who) => [0, 1, 2].flatMap((duty) => [true, false].map((jumped) => [1, 2, who, duty, jumped, 'retainedCapital'] as const))),
  // Bookings only.
  [2, 1, true, 0, false, 'appointmentDrivingTest/orderInfo'],
  [2, 1, true, 1, false, 'appointmentDrivingTest/orderInfo'],
  [2, 1, true, 2, false, 'appointmentDrivingTest'],
  [2, 1, true, 0, true, 'appointmentDrivingTest'],
  [2, 1, true, 1, true, 'appointmentDrivingTest'],
  [2, 1, true, 2, true, 'appointmentDrivingTest'],
  [2, 1, false, 0, false, 'appointmentDrivingTest'],
  [2, 1, false, 1, false, 'appointmentDrivingTest'],
  [2, 1, false, 2, false, 'appointmentDrivingTest'],
  [0, 1, false, 2, true, 'appointmentDrivingTest'],
  // Neither.
  [2, 2, true, 1, false, 'home'],
  [0, 0, false, 2, false, 'home'],
]

it.each(TABLE)('leaveMsgMark %s, testRideMark %s, logged in %s, hasDuty %s, jumped before %s: %s (spec 2 §2.1)', (leaveMsgMark, testRideMark, isLoggedIn, hasDuty, hasJumpedToOrder, route) => {
  const facts: RouteFacts = { leaveMsgMark, testRideMark, isLoggedIn, hasDuty, hasJumpedToOrder }
  expect(decideTestDriveRoute(facts)).toBe(route)
})
