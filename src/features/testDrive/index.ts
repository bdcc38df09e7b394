export { carBodyOf } from './carBody'
export { isTyped } from './draftsForUser'
export {
  bookingAgreed, bookingEdited, bookingPlaced, bookingValidated, leadAgreed, leadEdited, leadRewarded, leadSubmitted, leadValidated, orderRedirectReset, redirectedToOrder, pickUpChosen, selectTestDrive,
  submitPostponed, pendingSubmitTaken, testDriveSlice,
} from './testDriveSlice'
export type { WithTestDrive } from './testDriveSlice'
export type { BookingField, BookingForm, FormField, LeadField, LeadForm, TestDriveState } from './testDriveState'
export { orderStatusMessages } from './messages'
export { isOrderOver, parseOrderStatus } from './orderStatus'
export type { OrderStatus } from './orderStatus'
export { testDriveTheme } from './testDriveTheme'
export { useDrafts } from './useDrafts'
export { useServerNow } from './useServerNow'
