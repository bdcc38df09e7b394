export { orderTimeMessages } from './messages'
export { dayText, orderTimeText } from './orderTimeText'
export type { AddressPoint, BookingField, BookingForm, FormField, LeadField, LeadForm, TestDriveState } from './testDrive'
export {
  activityOpened,
  bookingAgreed,
  bookingEdited,
  bookingJudged,
  bookingPlaced,
  leadAgreed,
  leadEdited,
  leadGiven,
  leadJudged,
  leadLeft,
  orderAskedFor,
  orderJumpedTo,
  pickUpChosen,
  selectTestDrive,
  submitPostponed,
  submitTaken,
} from './testDriveSlice'
export { testDriveTheme } from './testDriveTheme'
export { testDriveLate } from './testDriveLate'
export type { PickUp, WithTestDrive } from './testDriveSlice'
