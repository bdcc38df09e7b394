/**
 * `error`: validated and wrong; '' until then and after an edit. `isGiven`: filled in by the backend for the user who is logged in, not typed; `wasGiven`: so it was, and
 * the user has changed it or taken it out.
 */
export type FormField = { readonly value: string; readonly validateStatus: '' | 'error'; readonly isGiven?: true; readonly wasGiven?: true }

/** The fields of the appointment form (spec 2 §3). */
export type BookingField = 'name' | 'phone' | 'experienceTime' | 'city' | 'originPoi' | 'carType'
/** The fields of the lead form (spec 2 §3). */
export type LeadField = 'name' | 'phone' | 'province' | 'city' | 'dealer'

/** The address point of the appointment form: degrees as texts, the address in words, the kind of place. */
export type AddressPoint = { readonly originLon: string; readonly originLat: string; readonly beginAddress: string; readonly originPoiType: string }

/** `experienceTime` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; `phone` digits only. */
export type BookingForm = { readonly [K in BookingField]: FormField } & AddressPoint
export type LeadForm = { readonly [K in LeadField]: FormField }

/** What was typed, and by which user: the id, null before a login. No other user sees it (`draftsForUser.ts`). */
export type Drafts = {
  readonly owner: string | null
  /** The activity that the drafts were written for. */
  readonly sourceId: string | null
  readonly booking: BookingForm
  readonly hasAgreedToBooking: boolean
  readonly lead: LeadForm
  readonly hasAgreedToLead: boolean
}

/** Drafts of the two forms, which outlive the address page, a login and a reload, and what is remembered between the campaign's pages. */
export type TestDriveState = Drafts & {
  /** Of the user whose session has ended, until the next one is known. */
  readonly parkedDrafts: Drafts | null
  /** A finished booking waits for the login (spec 2 §4). */
  readonly isSubmitPending: boolean
  /** A lead that is still to be given to the user who logs in (spec 2 §3, temporary lead uuid). */
  readonly leadUuid: string | null
  /** The special-router flag (spec 2 §4): the order page has been jumped to, and is not jumped to again. Lives as long as the document. */
  readonly hasJumpedToOrder: boolean
  /** How far the server's clock is ahead of the phone's (ms), by the newest reply with a time. */
  readonly clockAhead: number
}

const blank: FormField = { value: '', validateStatus: '' }

const noPoint: AddressPoint = { originLon: '', originLat: '', beginAddress: '', originPoiType: '' }

export const noBooking: BookingForm = { name: blank, phone: blank, experienceTime: blank, city: blank, originPoi: blank, carType: blank, ...noPoint }

export const noLead: LeadForm = { name: blank, phone: blank, province: blank, city: blank, dealer: blank }

export const noDrafts: Drafts = { owner: null, sourceId: null, booking: noBooking, hasAgreedToBooking: false, lead: noLead, hasAgreedToLead: false }

export const noTestDrive: TestDriveState = { ...noDrafts, parkedDrafts: null, isSubmitPending: false, leadUuid: null, hasJumpedToOrder: false, clockAhead: 0 }
