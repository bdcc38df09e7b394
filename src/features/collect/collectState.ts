/** What stands in a form that visitors leave, field by field; `wrong`: judged so. */
export type CollectDraft = {
  readonly values: Readonly<Record<string, string>>
  readonly wrong: readonly string[]
  readonly hasAgreed: boolean
  /** Names what is being sent: also after a fault or a reload it is the same. Null: nothing has been sent yet. */
  readonly requestId: string | null
  /** `duplicate`: it was left before. */
  readonly outcome: 'writing' | 'done' | 'duplicate'
}

export const noDraft: CollectDraft = { values: {}, wrong: [], hasAgreed: false, requestId: null, outcome: 'writing' }

/** By form: one activity's are not another's. */
export type CollectState = { readonly drafts: Readonly<Record<string, CollectDraft>> }

/** Whether anything of it would be lost with the page. */
export const isTyped = ({ values }: CollectDraft): boolean => Object.values(values).some((value) => value !== '')
