import { noDrafts, type Drafts, type FormField, type TestDriveState } from './testDrive'

/**
 * Drafts are their writer's. When a session ends they are set aside; they come back with the same person, and are gone when another one
 * comes (spec 1 §4: user storage ends with the session). What was written before a login belongs to whoever then logs in.
 * `user`: the id of whoever is logged in, null for nobody.
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
