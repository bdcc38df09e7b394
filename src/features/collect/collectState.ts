/** The values of a form by field; `wrong`: the fields that failed validation. */
export type CollectDraft = {
  readonly values: Readonly<Record<string, string>>
  readonly wrong: readonly string[]
  readonly hasAgreed: boolean
  /** The id of this submit: it stays the same after a fault or a reload. Null before the first one. */
  readonly requestId: string | null
  /** `duplicate`: the backend had this form already. */
  readonly outcome: 'writing' | 'done' | 'duplicate'
  /** The backend's number for the form; '' where it gives none. */
  readonly receipt: string
}

export const noDraft: CollectDraft = { values: {}, wrong: [], hasAgreed: false, requestId: null, outcome: 'writing', receipt: '' }

/** By form: each activity has its own. */
export type CollectDrafts = Readonly<Record<string, CollectDraft>>

/** `owner`: the user who typed them; null before a login. `parked`: those of the user whose session ended, until the next login. */
export type CollectState = { readonly drafts: CollectDrafts; readonly owner: string | null; readonly parked: { readonly owner: string; readonly drafts: CollectDrafts } | null }

export const noDrafts: CollectState = { drafts: {}, owner: null, parked: null }

/** A value that is no field: a user who is logged in leaves the form for another number. */
export const OTHER_NUMBER = 'otherNumber'

/** Whether anything of it would be lost with the page. */
export const isTyped = ({ values }: CollectDraft): boolean => Object.entries(values).some(([field, value]) => value !== '' && field !== OTHER_NUMBER)
