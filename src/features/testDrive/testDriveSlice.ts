import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, sessionSynced, userIdentified } from '@/features/session'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { draftsForUser } from './draftsForUser'
import { clockAheadBy } from './clockAhead'
import { testDrivePersist } from './testDrive.persist'
import { noBooking, noDrafts, noLead, noTestDrive, type AddressPoint, type BookingField, type FormField, type LeadField, type TestDriveState } from './testDriveState'

export type PickUp = AddressPoint & { readonly city: string; readonly originPoi: string }

const written = (value: string): FormField => ({ value, validateStatus: '' })

function edited(before: FormField, value: string, isGiven = false): FormField {
  if (isGiven) return { ...written(value), isGiven }
  return { ...written(value), ...((before.isGiven || before.wasGiven) && { wasGiven: true }) }
}

/** `isGiven`: by the backend. */
type Edit<Field> = PayloadAction<{ readonly field: Field; readonly value: string; readonly isGiven?: boolean }>
type Validated<Field> = PayloadAction<{ readonly fields: readonly Field[]; readonly wrong: readonly Field[] }>

/** The fields of the lead form that are emptied when this one changes (spec 2 §5). */
const BELOW: Partial<Record<LeadField, readonly LeadField[]>> = { province: ['city', 'dealer'], city: ['dealer'] }

/** Marks each of `fields` as wrong or not. */
function validate<Field extends string>(form: Record<Field, FormField>, fields: readonly Field[], wrong: readonly Field[]): void {
  for (const field of fields) form[field] = { ...form[field], validateStatus: wrong.includes(field) ? 'error' : '' }
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
    bookingEdited: ({ booking }, { payload: { field, value, isGiven } }: Edit<BookingField>) => void (booking[field] = edited(booking[field], value, isGiven)),
    bookingValidated: ({ booking }, { payload: { fields, wrong } }: Validated<BookingField>) => validate(booking, fields, wrong),
    bookingAgreed: (state, { payload }: PayloadAction<boolean>) => void (state.hasAgreedToBooking = payload),
    pickUpChosen: ({ booking }, { payload: { city, originPoi, ...point } }: PayloadAction<PickUp>) => void Object.assign(booking, point, { city: written(city), originPoi: written(originPoi) }),
    /** The booking is complete, but the user is not logged in. */
    submitPostponed: (state) => void (state.isSubmitPending = true),
    /** Taken back before anything is sent, so that a postponed booking is submitted once. */
    pendingSubmitTaken: (state) => void (state.isSubmitPending = false),
    bookingPlaced: (state): TestDriveState => ({ ...state, booking: noBooking, hasAgreedToBooking: false, isSubmitPending: false }),
    leadEdited: ({ lead }, { payload: { field, value, isGiven } }: Edit<LeadField>) => {
      if (lead[field].value !== value) for (const below of BELOW[field] ?? []) lead[below] = written('')
      lead[field] = edited(lead[field], value, isGiven)
    },
    leadValidated: ({ lead }, { payload: { fields, wrong } }: Validated<LeadField>) => validate(lead, fields, wrong),
    leadAgreed: (state, { payload }: PayloadAction<boolean>) => void (state.hasAgreedToLead = payload),
    /** The lead was submitted. `uuid` is kept where its reward still has to be given to the user (spec 2 §3, temporary lead uuid). */
    leadSubmitted: (state, { payload: { uuid } }: PayloadAction<{ readonly uuid: string | null }>): TestDriveState => ({ ...state, lead: noLead, hasAgreedToLead: false, leadUuid: uuid }),
    /** The lead's reward was given to the user. */
    leadRewarded: (state) => void (state.leadUuid = null),
    /** The special-router flag (spec 2 §4): the order page was opened automatically, and is not opened again. */
    redirectedToOrder: (state) => void (state.hasJumpedToOrder = true),
    /** The user chose where to go on the home, so the order page of an activity may open automatically again. */
    orderRedirectReset: (state) => void (state.hasJumpedToOrder = false),
  },
  extraReducers: (build) => {
    // User storage ends with the session; what the user has typed is not lost by it. A login that broke off ended none: a lead that waits for one still does.
    build.addCase(loggedOut, (state, { payload: { reason } }): TestDriveState => {
      const rest = { ...draftsForUser(state, null), hasJumpedToOrder: false }
      return reason === 'loginAbandoned' ? rest : { ...rest, leadUuid: null }
    })
    build.addCase(userIdentified, (state, { payload: { id } }): TestDriveState => draftsForUser(state, id))
    build.addCase(sessionSynced, (state, { payload: { id = null } }): TestDriveState => draftsForUser(state, id))
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
  leadRewarded,
  leadValidated,
  leadSubmitted,
  orderRedirectReset,
  redirectedToOrder,
  pickUpChosen,
  submitPostponed,
  pendingSubmitTaken,
} = slice.actions

export type WithTestDrive = { readonly testDrive: TestDriveState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithTestDrive {}
}

export const selectTestDrive = ({ testDrive }: WithTestDrive): TestDriveState => testDrive
