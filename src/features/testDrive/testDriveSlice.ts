import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, sessionFollowed, userIdentified } from '@/features/session'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { draftsForUser } from './draftsForUser'
import { clockAheadBy } from './serverClock'
import { testDrivePersist } from './testDrive.persist'
import { noBooking, noDrafts, noLead, noTestDrive, type AddressPoint, type BookingField, type FormField, type LeadField, type TestDriveState } from './testDriveState'

export type PickUp = AddressPoint & { readonly city: string; readonly originPoi: string }

const written = (value: string, isGiven = false): FormField => ({ value, validateStatus: '', ...(isGiven && { isGiven }) })

/** `isGiven`: by the backend. */
type Edit<Field> = PayloadAction<{ readonly field: Field; readonly value: string; readonly isGiven?: boolean }>
type Validated<Field> = PayloadAction<{ readonly fields: readonly Field[]; readonly wrong: readonly Field[] }>

/** What hangs on a field of the lead form, and is void once that field changes (spec 2 §5). */
const BELOW: Partial<Record<LeadField, readonly LeadField[]>> = { province: ['city', 'dealer'], city: ['dealer'] }

/** Each of these fields anew: wrong, or not known to be. */
function validate(form: { [field: string]: FormField | string }, fields: readonly string[], wrong: readonly string[]): void {
  for (const field of fields) form[field] = { value: '', ...(form[field] as FormField | undefined), validateStatus: wrong.includes(field) ? 'error' : '' }
}

function forActivity(state: TestDriveState, sourceId: string): TestDriveState {
  if (state.sourceId === sourceId) return state
  const { owner, booking, lead } = state
  return { ...state, ...noDrafts, owner, sourceId, booking: { ...noBooking, name: booking.name, phone: booking.phone }, isSubmitPending: false, lead: { ...noLead, name: lead.name, phone: lead.phone } }
}

const slice = createSlice({
  name: 'testDrive',
  initialState: noTestDrive,
  reducers: {
    /** A form of this activity is on screen, before this person. What another activity allowed (its times, cities and dealers) does not count for this one. */
    activityOpened: (state, { payload: { sourceId, user } }: PayloadAction<{ readonly sourceId: string; readonly user: string | null }>): TestDriveState =>
      forActivity(draftsForUser(state, user), sourceId),
    bookingEdited: ({ booking }, { payload: { field, value, isGiven } }: Edit<BookingField>) => void (booking[field] = written(value, isGiven)),
    bookingValidated: ({ booking }, { payload: { fields, wrong } }: Validated<BookingField>) => validate(booking, fields, wrong),
    bookingAgreed: (state, { payload }: PayloadAction<boolean>) => void (state.hasAgreedToBooking = payload),
    pickUpChosen: ({ booking }, { payload: { city, originPoi, ...point } }: PayloadAction<PickUp>) => void Object.assign(booking, point, { city: written(city), originPoi: written(originPoi) }),
    /** The booking is complete, but the user is not logged in. */
    submitPostponed: (state) => void (state.isSubmitPending = true),
    /** Taken back before anything is sent, so that a postponed booking is submitted once. */
    submitTaken: (state) => void (state.isSubmitPending = false),
    bookingPlaced: (state): TestDriveState => ({ ...state, booking: noBooking, hasAgreedToBooking: false, isSubmitPending: false }),
    leadEdited: ({ lead }, { payload: { field, value, isGiven } }: Edit<LeadField>) => {
      if (lead[field].value !== value) for (const below of BELOW[field] ?? []) lead[below] = written('')
      lead[field] = written(value, isGiven)
    },
    leadValidated: ({ lead }, { payload: { fields, wrong } }: Validated<LeadField>) => validate(lead, fields, wrong),
    leadAgreed: (state, { payload }: PayloadAction<boolean>) => void (state.hasAgreedToLead = payload),
    /** `uuid` is kept where a reward waits for the user behind the lead. */
    leadLeft: (state, { payload: { uuid } }: PayloadAction<{ readonly uuid: string | null }>): TestDriveState => ({ ...state, lead: noLead, hasAgreedToLead: false, leadUuid: uuid }),
    leadGiven: (state) => void (state.leadUuid = null),
    orderJumpedTo: (state) => void (state.hasJumpedToOrder = true),
    orderAskedFor: (state) => void (state.hasJumpedToOrder = false),
  },
  extraReducers: (build) => {
    // User storage ends with the session; what the user has typed is not lost by it.
    build.addCase(loggedOut, (state): TestDriveState => ({ ...draftsForUser(state, null), leadUuid: null, hasJumpedToOrder: false }))
    build.addCase(userIdentified, (state, { payload: { id } }): TestDriveState => draftsForUser(state, id))
    build.addCase(sessionFollowed, (state, { payload: { id = null } }): TestDriveState => draftsForUser(state, id))
    build.addMatcher((action) => clockAheadBy(action) !== undefined, (state, action) => void (state.clockAhead = clockAheadBy(action) ?? 0))
  },
})

export const testDriveReducer = slice.reducer
/** For the campaigns that have the forms. */
export const testDriveSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: testDrivePersist }
export const {
  activityOpened,
  bookingAgreed,
  bookingEdited,
  bookingValidated,
  bookingPlaced,
  leadAgreed,
  leadEdited,
  leadGiven,
  leadValidated,
  leadLeft,
  orderAskedFor,
  orderJumpedTo,
  pickUpChosen,
  submitPostponed,
  submitTaken,
} = slice.actions

export type WithTestDrive = { readonly testDrive: TestDriveState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithTestDrive {}
}

export const selectTestDrive = ({ testDrive }: WithTestDrive): TestDriveState => testDrive
