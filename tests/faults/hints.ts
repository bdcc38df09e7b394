/** What a page needs besides its address so that its own content shows; only where a bare visit shows less. */
type Hint = {
  readonly search?: string
  readonly sourceId?: string
  /** For whom it is: with a session, without. */
  readonly who?: readonly boolean[]
}

export const HINTS: Readonly<Record<string, Hint>> = {
  // Without a session its first call is refused, and that leads to the login page.
  'test-drive-app/order-list': { who: [true] },
  'passenger-invite-passenger-activity-cash/recall-user': { search: '&inviteeRewardType=2', who: [false] },
  'driver-invite-passenger-activity-2/recall-user': { search: '&inviteePageType=4', who: [false] },
  'test-drive-activity/appointmentDrivingTest/orderInfo': { search: '&orderNo=TD202611180001', who: [true] },
}
