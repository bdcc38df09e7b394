import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut } from '@/features/session'
import { noBooking, noLead, noTestDrive, type AddressPoint, type BookingField, type BookingForm, type FormField, type LeadField, type LeadForm, type TestDriveState } from './testDrive'

export type PickUp = AddressPoint & { readonly city: string; readonly originPoi: string }

const written = (value: string): FormField => ({ value, validateStatus: '' })

/** What hangs on a field of the lead form, and is void once that field changes (spec 2 §5). */
const BELOW: Partial<Record<LeadField, readonly LeadField[]>> = { province: ['city', 'dealer'], city: ['dealer'] }

function leadWith(lead: LeadForm, field: LeadField, value: string): LeadForm {
  if (lead[field].value === value) return { ...lead, [field]: written(value) }
  const cleared = Object.fromEntries((BELOW[field] ?? []).map((below) => [below, written('')]))
  return { ...lead, ...cleared, [field]: written(value) }
}

/** Every field anew: wrong or not yet known to be. */
function judged<Form extends BookingForm | LeadForm>(form: Form, fields: readonly string[], wrong: readonly string[]): Form {
  const values = form as unknown as Record<string, FormField>
  const judgements = fields.map((field): [string, FormField] => [field, { value: values[field]?.value ?? '', validateStatus: wrong.includes(field) ? 'error' : '' }])
  return { ...form, ...Object.fromEntries(judgements) }
}

const slice = createSlice({
  name: 'testDrive',
  initialState: noTestDrive,
  reducers: {
    /** A form of this activity is on screen. What another activity allowed (its times, cities and dealers) does not count for this one. */
    activityOpened: (state, { payload: sourceId }: PayloadAction<string>): TestDriveState =>
      state.sourceId === sourceId
        ? state
        : {
            ...state,
            sourceId,
            booking: { ...noBooking, name: state.booking.name, phone: state.booking.phone },
            hasAgreedToBooking: false,
            isSubmitPending: false,
            lead: { ...noLead, name: state.lead.name, phone: state.lead.phone },
            hasAgreedToLead: false,
          },
    bookingEdited: (state, { payload: { field, value } }: PayloadAction<{ readonly field: BookingField; readonly value: string }>): TestDriveState => ({
      ...state,
      booking: { ...state.booking, [field]: written(value) },
    }),
    bookingJudged: (state, { payload: { fields, wrong } }: PayloadAction<{ readonly fields: readonly BookingField[]; readonly wrong: readonly BookingField[] }>): TestDriveState => ({
      ...state,
      booking: judged(state.booking, fields, wrong),
    }),
    bookingAgreed: (state, { payload }: PayloadAction<boolean>): TestDriveState => ({ ...state, hasAgreedToBooking: payload }),
    pickUpChosen: (state, { payload: { city, originPoi, ...point } }: PayloadAction<PickUp>): TestDriveState => ({
      ...state,
      booking: { ...state.booking, ...point, city: written(city), originPoi: written(originPoi) },
    }),
    /** The booking is complete, but nobody is logged in. */
    submitPostponed: (state): TestDriveState => ({ ...state, isSubmitPending: true }),
    /** Taken back before anything is sent, so that a postponed booking is submitted once. */
    submitTaken: (state): TestDriveState => ({ ...state, isSubmitPending: false }),
    bookingPlaced: (state): TestDriveState => ({ ...state, booking: noBooking, hasAgreedToBooking: false, isSubmitPending: false }),
    leadEdited: (state, { payload: { field, value } }: PayloadAction<{ readonly field: LeadField; readonly value: string }>): TestDriveState => ({
      ...state,
      lead: leadWith(state.lead, field, value),
    }),
    leadJudged: (state, { payload: { fields, wrong } }: PayloadAction<{ readonly fields: readonly LeadField[]; readonly wrong: readonly LeadField[] }>): TestDriveState => ({
      ...state,
      lead: judged(state.lead, fields, wrong),
    }),
    leadAgreed: (state, { payload }: PayloadAction<boolean>): TestDriveState => ({ ...state, hasAgreedToLead: payload }),
    /** `uuid` is kept where a reward waits for the person behind the lead. */
    leadLeft: (state, { payload: { uuid } }: PayloadAction<{ readonly uuid: string | null }>): TestDriveState => ({ ...state, lead: noLead, hasAgreedToLead: false, leadUuid: uuid }),
    leadGiven: (state): TestDriveState => ({ ...state, leadUuid: null }),
    orderJumpedTo: (state): TestDriveState => ({ ...state, hasJumpedToOrder: true }),
    orderAskedFor: (state): TestDriveState => ({ ...state, hasJumpedToOrder: false }),
  },
  extraReducers: (build) => {
    // User storage ends with the session; what somebody has typed is not lost by it.
    build.addCase(loggedOut, (state): TestDriveState => ({ ...state, leadUuid: null, hasJumpedToOrder: false }))
  },
})

export const testDriveReducer = slice.reducer
export const {
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
  submitPostponed,
  submitTaken,
} = slice.actions

export type WithTestDrive = { readonly testDrive: TestDriveState }

export const selectTestDrive = ({ testDrive }: WithTestDrive): TestDriveState => testDrive
