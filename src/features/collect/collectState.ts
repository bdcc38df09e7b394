/** What stands in a form that visitors leave, field by field; `wrong`: judged so. */
export type CollectDraft = {
  readonly values: Readonly<Record<string, string>>
  readonly wrong: readonly string[]
  readonly hasAgreed: boolean
  /** Names what is being sent: also after a fault or a reload it is the same. Null: nothing has been sent yet. */
  readonly requestId: string | null
  /** `duplicate`: it was left before. */
  readonly outcome: 'writing' | 'done' | 'duplicate'
  /** What the backend calls that which was left; '' where it gives no name. */
  readonly receipt: string
}

export const noDraft: CollectDraft = { values: {}, wrong: [], hasAgreed: false, requestId: null, outcome: 'writing', receipt: '' }

/** By form: one activity's are not another's. */
export type CollectDrafts = Readonly<Record<string, CollectDraft>>

/** `owner`: the user who typed them; null before a login. `parked`: those of the user whose session ended, until somebody logs in. */
export type CollectState = { readonly drafts: CollectDrafts; readonly owner: string | null; readonly parked: { readonly owner: string; readonly drafts: CollectDrafts } | null }

export const noDrafts: CollectState = { drafts: {}, owner: null, parked: null }

/** A value that is no field: a user who is logged in leaves the form for another number. */
export const OTHER_NUMBER = 'otherNumber'

/** Whether anything of it would be lost with the page. */
export const isTyped = ({ values }: CollectDraft): boolean => Object.entries(values).some(([field, value]) => value !== '' && field !== OTHER_NUMBER)
