import { noDrafts, type BookingForm, type Drafts, type FormField, type LeadForm, type TestDriveState } from './testDriveState'

/**
 * The drafts that this user may see. A session's end parks them without what the backend had filled in; the same user gets them back, and
 * another one's login drops them (spec 1 §4: user storage ends with the session). What was typed before any login belongs to the user who
 * then logs in. `user`: the id, null before a login.
 */
export function draftsForUser(state: TestDriveState, user: string | null): TestDriveState {
  const { owner, parkedDrafts } = state
  if (owner === user) return state
  if (user === null) return { ...withoutPerson(state), parkedDrafts: isWritten(typedOf(state)) ? typedOf(state) : null }
  if (owner !== null) return { ...withoutPerson(state), owner: user, parkedDrafts: null }
  const isBack = parkedDrafts?.owner === user && !isWritten(state)
  return { ...state, ...(isBack && parkedDrafts), owner: user, parkedDrafts: null }
}

const withoutPerson = (state: TestDriveState): TestDriveState => ({ ...state, ...noDrafts, sourceId: state.sourceId, isSubmitPending: false, leadUuid: null })

/** The drafts as typed: what the backend filled in is removed when the session ends. */
function typedOf({ owner, sourceId, booking, hasAgreedToBooking, lead, hasAgreedToLead }: TestDriveState): Drafts {
  const typed = ({ phone }: { readonly phone: FormField }): { readonly phone: FormField } => ({ phone: phone.isGiven ? noDrafts.booking.phone : phone })
  return { owner, sourceId, booking: { ...booking, ...typed(booking) }, hasAgreedToBooking, lead: { ...lead, ...typed(lead) }, hasAgreedToLead }
}

/** What users write themselves; the other fields follow from these. */
const WRITTEN = ['name', 'phone', 'experienceTime', 'originPoi', 'province'] as const

/** Whether a user has written something into a form. */
export function isTyped(form: BookingForm | LeadForm): boolean {
  const fields: Partial<Record<(typeof WRITTEN)[number], FormField>> = form
  return WRITTEN.some((name) => fields[name] !== undefined && fields[name].value !== '' && !fields[name].isGiven)
}

const isWritten = ({ booking, lead }: Drafts): boolean => isTyped(booking) || isTyped(lead)
