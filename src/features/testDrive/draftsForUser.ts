import { noDrafts, type Drafts, type FormField, type TestDriveState } from './testDriveState'

/**
 * The drafts that this user may see. A session's end parks them without what the backend had filled in; the same user gets them back, and
 * another one's login drops them (spec 1 §4: user storage ends with the session). What was typed before any login belongs to the user who
 * then logs in. `user`: the id, null while nobody is logged in.
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

/** What the backend told of a person goes with the session. */
function typedOf({ owner, sourceId, booking, hasAgreedToBooking, lead, hasAgreedToLead }: TestDriveState): Drafts {
  const typed = ({ phone }: { readonly phone: FormField }): { readonly phone: FormField } => ({ phone: phone.isGiven ? noDrafts.booking.phone : phone })
  return { owner, sourceId, booking: { ...booking, ...typed(booking) }, hasAgreedToBooking, lead: { ...lead, ...typed(lead) }, hasAgreedToLead }
}

function isWritten({ booking, lead }: Drafts): boolean {
  return [booking.name, booking.phone, booking.experienceTime, booking.originPoi, lead.name, lead.phone, lead.province].some(({ value }) => value !== '')
}
