import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, sessionFollowed, userIdentified } from '@/features/session'
import type { LazySlice } from '@/lib/lazySlice'
import { draftsForUser } from './draftsForUser'
import { testDrivePersist } from './testDrive.persist'
import { noBooking, noDrafts, noLead, noTestDrive, type AddressPoint, type BookingField, type BookingForm, type FormField, type LeadField, type LeadForm, type TestDriveState } from './testDriveState'

export type PickUp = AddressPoint & { readonly city: string; readonly originPoi: string }

const written = (value: string, isGiven = false): FormField => ({ value, validateStatus: '', ...(isGiven && { isGiven }) })

/** `isGiven`: by the backend. */
type Edit<Field> = { readonly field: Field; readonly value: string; readonly isGiven?: boolean }

/** What hangs on a field of the lead form, and is void once that field changes (spec 2 §5). */
const BELOW: Partial<Record<LeadField, readonly LeadField[]>> = { province: ['city', 'dealer'], city: ['dealer'] }

function leadWith(lead: LeadForm, { field, value, isGiven }: Edit<LeadField>): LeadForm {
  if (lead[field].value === value) return { ...lead, [field]: written(value, isGiven) }
  const cleared = Object.fromEntries((BELOW[field] ?? []).map((below) => [below, written('')]))
  return { ...lead, ...cleared, [field]: written(value, isGiven) }
}

/** Each of these fields anew: wrong, or not known to be. */
function validated<Form extends BookingForm | LeadForm>(form: Form, fields: readonly string[], wrong: readonly string[]): Form {
  const values = form as unknown as Record<string, FormField>
  const fieldsNow = fields.map((field): [string, FormField] => [field, { value: '', ...values[field], validateStatus: wrong.includes(field) ? 'error' : '' }])
  return { ...form, ...Object.fromEntries(fieldsNow) }
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
    bookingEdited: (state, { payload: { field, value, isGiven } }: PayloadAction<Edit<BookingField>>): TestDriveState => ({
      ...state,
      booking: { ...state.booking, [field]: written(value, isGiven) },
    }),
    bookingValidated: (state, { payload: { fields, wrong } }: PayloadAction<{ readonly fields: readonly BookingField[]; readonly wrong: readonly BookingField[] }>): TestDriveState => ({
      ...state,
      booking: validated(state.booking, fields, wrong),
    }),
    bookingAgreed: (state, { payload }: PayloadAction<boolean>): TestDriveState => ({ ...state, hasAgreedToBooking: payload }),
    pickUpChosen: (state, { payload: { city, originPoi, ...point } }: PayloadAction<PickUp>): TestDriveState => ({
      ...state,
      booking: { ...state.booking, ...point, city: written(city), originPoi: written(originPoi) },
    }),
    /** The booking is complete, but the user is not logged in. */
    submitPostponed: (state): TestDriveState => ({ ...state, isSubmitPending: true }),
    /** Taken back before anything is sent, so that a postponed booking is submitted once. */
    submitTaken: (state): TestDriveState => ({ ...state, isSubmitPending: false }),
    bookingPlaced: (state): TestDriveState => ({ ...state, booking: noBooking, hasAgreedToBooking: false, isSubmitPending: false }),
    leadEdited: (state, { payload }: PayloadAction<Edit<LeadField>>): TestDriveState => ({
      ...state,
      lead: leadWith(state.lead, payload),
    }),
    leadValidated: (state, { payload: { fields, wrong } }: PayloadAction<{ readonly fields: readonly LeadField[]; readonly wrong: readonly LeadField[] }>): TestDriveState => ({
      ...state,
      lead: validated(state.lead, fields, wrong),
    }),
    leadAgreed: (state, { payload }: PayloadAction<boolean>): TestDriveState => ({ ...state, hasAgreedToLead: payload }),
    /** `uuid` is kept where a reward waits for the user behind the lead. */
    leadLeft: (state, { payload: { uuid } }: PayloadAction<{ readonly uuid: string | null }>): TestDriveState => ({ ...state, lead: noLead, hasAgreedToLead: false, leadUuid: uuid }),
    leadGiven: (state): TestDriveState => ({ ...state, leadUuid: null }),
    orderJumpedTo: (state): TestDriveState => ({ ...state, hasJumpedToOrder: true }),
    orderAskedFor: (state): TestDriveState => ({ ...state, hasJumpedToOrder: false }),
  },
  extraReducers: (build) => {
    // User storage ends with the session; what the user has typed is not lost by it.
    build.addCase(loggedOut, (state): TestDriveState => ({ ...draftsForUser(state, null), leadUuid: null, hasJumpedToOrder: false }))
    build.addCase(userIdentified, (state, { payload: { id } }): TestDriveState => draftsForUser(state, id))
    build.addCase(sessionFollowed, (state, { payload: { id = null } }): TestDriveState => draftsForUser(state, id))
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

declare module '@/lib/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithTestDrive {}
}

export const selectTestDrive = ({ testDrive }: WithTestDrive): TestDriveState => testDrive
