/** A rule is all configuration: the server knows nothing of it besides. `sample` stands in a preview for a rule that is not written yet. */
export type RuleData = { readonly sample: string } | null

export type RuleActions = {
  /** The way out: to the activity's home. */
  readonly leave: () => void
}
